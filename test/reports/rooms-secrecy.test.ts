/** Nobody learns from a report what his view does not hold. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../../src/engine/contract.js';
import { privateReport, type ReportFormat, roomsReport } from '../../src/reports/rooms.js';
import { label } from '../../src/rulebooks/twelve-rooms/describe.js';
import { ROLES, type Role } from '../../src/rulebooks/twelve-rooms/roles.js';
import { ROOM_KINDS, type RoomKind } from '../../src/rulebooks/twelve-rooms/rooms.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';
import { MAP, PLAYERS, playedRooms, type Rooms } from './rooms-game.js';

const FORMATS: ReportFormat[] = ['vk', 'bbcode', 'markdown', 'telegram'];
const LANGS: Lang[] = ['ru', 'en'];
const IDS = PLAYERS.map((_, index) => `p${index + 1}`);
const TURNS = [1, 2];

let game: Rooms;
let views: Record<string, GameView>;
beforeAll(() => {
  game = playedRooms();
  views = Object.fromEntries(IDS.map((id) => [id, game.of.player(id)]));
});

/** Everything a viewer can read as a text. */
function readable(view: GameView, lang: Lang = 'ru'): string {
  return [
    ...[0, ...TURNS].map((turn) => roomsReport(view, turn, 'markdown', lang)),
    ...TURNS.map((turn) => privateReport(view, turn, 'markdown', lang)),
  ].join('\n\n');
}

describe('the public results', () => {
  it.each(FORMATS)('are the same for everybody in %s', (format) => {
    for (const lang of LANGS)
      for (const turn of [0, ...TURNS]) {
        const text = roomsReport(game.of.public(), turn, format, lang);
        expect(roomsReport(game.of.master(), turn, format, lang)).toBe(text);
        for (const id of IDS) expect(roomsReport(views[id]!, turn, format, lang)).toBe(text);
      }
  });

  it('name no role, no status and only the rooms that are announced', () => {
    const text = TURNS.map((turn) => roomsReport(game.of.public(), turn, 'markdown', 'ru')).join('\n');
    // A clause in brackets may name a role; a sentence does not.
    const sentences = text.replace(/\([^()]*\)/g, '');
    for (const role of ROLES) expect(sentences).not.toContain(label('role', role, 'ru'));
  });
});

describe('a private report', () => {
  it('depends only on the public part and on what is the reader’s own', () => {
    const master = game.of.master();
    fc.assert(
      fc.property(
        fc.constantFrom(...IDS),
        fc.constantFrom(...TURNS),
        fc.constantFrom(...FORMATS),
        fc.constantFrom(...LANGS),
        fc.constantFrom<(keyof GameView)[]>('master', 'finale', 'todo', 'start', 'thread'),
        (id, turn, format, lang, part) => {
          const view = views[id]!;
          const other = { ...view, [part]: part === 'thread' ? [] : master[part] };
          expect(privateReport(other, turn, format, lang)).toBe(privateReport(view, turn, format, lang));
        },
      ),
      { numRuns: 300, seed: 12 },
    );
  });

  it('does not change the view it is made from', () => {
    for (const id of IDS) {
      const before = JSON.stringify(views[id]);
      readable(views[id]!);
      expect(JSON.stringify(views[id])).toBe(before);
    }
  });

  it('names only players and roles that the reader’s own report, guesses and team hold', () => {
    for (const id of IDS)
      for (const turn of TURNS) {
        const view = views[id]!;
        const text = privateReport(view, turn, 'vk', 'ru')
          .split('\n')
          .slice(1)
          .map((line) => line.replace(/\([^()]*(?:АС|УС)\d?\)/g, ''))
          .join('\n');
        const held = JSON.stringify([
          view.me!.reports.filter((report) => report.turn === turn),
          view.mafia?.mates ?? [],
        ]);
        for (const role of ROLES)
          if (!held.includes(`"${role}"`)) expect(text).not.toContain(label('role', role, 'ru'));
        PLAYERS.forEach(([nick], index) => {
          const name = nick.replace(/[^А-Яа-яё]/g, '').slice(0, 4);
          if (!held.includes(`"p${index + 1}"`)) expect(text).not.toContain(name);
        });
        for (const kind of ROOM_KINDS) expect(text).not.toContain(label('room', kind, 'ru'));
      }
  });
});

describe('two games that differ only in what a reader may not know', () => {
  const swap = (map: RoomKind[], a: number, b: number): RoomKind[] =>
    map.map((kind, index) => (index + 1 === a ? map[b - 1]! : index + 1 === b ? map[a - 1]! : kind));

  it('the kinds of rooms nobody has noticed: all texts of all readers are the same', () => {
    // In room 11 one may only stay, and stayed; the Inverse room and the clinging one show nothing by themselves.
    for (const [a, b] of [
      [9, 11],
      [5, 8],
    ] as const) {
      const other = playedRooms(undefined, { map: swap([...MAP], a, b) });
      expect(readable(other.of.public())).toBe(readable(game.of.public()));
      for (const id of IDS) expect(readable(other.of.player(id))).toBe(readable(views[id]!));
    }
  });

  it('the role of a silent mafia player: only he and his mates read another text', () => {
    const roles: Record<string, Role> = { p5: 'mafioso' };
    const other = playedRooms(undefined, { roles });
    const mafia = ['p1', 'p2', 'p3', 'p4', 'p5'];
    for (const id of IDS) {
      const [mine, theirs] = [readable(views[id]!), readable(other.of.player(id))];
      if (mafia.includes(id)) expect(theirs).not.toBe(mine);
      else expect(theirs).toBe(mine);
    }
  });

  it('a private report is of its reader: any two readers’ reports differ', () => {
    const texts = IDS.map((id) => privateReport(views[id]!, 1, 'vk', 'ru'));
    expect(new Set(texts).size).toBe(IDS.length);
  });
});
