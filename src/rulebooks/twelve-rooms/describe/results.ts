/**
 * The public results of a turn, sentence by sentence. The clauses and rulings behind a sentence follow from its kind alone,
 * never from what happened behind it: a citation could give a role away.
 */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { listOf, quoted } from '../../../texts/numbers.js';
import type { ClauseId } from '../clauses.js';
import type { RulingId } from '../rulings.js';
import type { Results } from '../shapes.js';
import { CAUSE_CLAUSES } from '../texts/clauses.js';
import { label, type SectionKey } from '../texts/labels.js';
import type { GameView } from '../view.js';
import { prizeText, voteText } from './moves.js';
import type { Names } from './names.js';
import { type Said, said } from './said.js';

const say = speaker({
  vote: { ru: '{voter} → {vote}.', en: '{voter} → {vote}.' },
  voteMarked: { ru: '{voter} → {vote} ({marks}).', en: '{voter} → {vote} ({marks}).' },
  weight: { ru: 'вес {n}', en: 'weight {n}' },
  dictated: { ru: 'голос подменён', en: 'vote replaced' },
  invalid: { ru: 'негодный, засчитан против голосующего', en: 'invalid, counted against the voter' },
  noVotes: { ru: 'Голосов нет.', en: 'There are no votes.' },
  replaced: {
    ru: '{n, plural, one {Голос подменён} other {Голоса подменены}}: {players}.',
    en: '{n, plural, one {The vote is replaced} other {The votes are replaced}}: {players}.',
  },
  total: {
    ru: '{vote} — {n, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}.',
    en: '{vote}: {n, plural, one {# vote} other {# votes}}.',
  },
  sits: {
    ru: '{n, plural, one {Садится} other {Садятся}} {players}.',
    en: '{n, plural, one {One player sits} other {# players sit}}: {players}.',
  },
  acquitted: {
    ru: 'У «не судить» единоличное большинство: не садится никто.',
    en: '“Do not judge” alone has the most: nobody sits.',
  },
  nobodySits: { ru: 'Не садится никто.', en: 'Nobody sits.' },
  warned: { ru: 'Голос не прислан, предупреждение: {players}.', en: 'No vote sent, a warning: {players}.' },
  out: { ru: '{player} выбывает: {cause}.', en: '{player} leaves: {cause}.' },
  outIn: { ru: '{player} выбывает: {cause}, {room}.', en: '{player} leaves: {cause}, {room}.' },
  role: { ru: '{player} — {role}.', en: '{player}: {role}.' },
  cameras: { ru: 'Камеры показывают: {players}.', en: 'The cameras show: {players}.' },
  camerasEmpty: { ru: 'Камеры не показывают никого.', en: 'The cameras show nobody.' },
  detector: { ru: 'Детектор показывает: {statuses}.', en: 'The detector shows: {statuses}.' },
  detectorEmpty: { ru: 'Детектор никого не видит.', en: 'The detector sees nobody.' },
  positive: {
    ru: '{n, plural, one {# положительный статус} few {# положительных статуса} many {# положительных статусов} other {# положительного статуса}}',
    en: '{n, plural, one {# positive status} other {# positive statuses}}',
  },
  negative: {
    ru: '{n, plural, one {# отрицательный статус} few {# отрицательных статуса} many {# отрицательных статусов} other {# отрицательного статуса}}',
    en: '{n, plural, one {# negative status} other {# negative statuses}}',
  },
  named: { ru: '{player} — {status}', en: '{player} is {status}' },
  loudspeaker: {
    ru: 'Рупор называет цели АС: {players}.',
    en: 'The loudspeaker names targets of active abilities: {players}.',
  },
  loudspeakerSilent: { ru: 'Рупор молчит.', en: 'The loudspeaker is silent.' },
  crowded: {
    ru: 'В комнате {room} больше двух игроков мафии.',
    en: 'More than two mafia players are in room {room}.',
  },
  transformed: {
    ru: 'Комната {room} пустовала два хода и становится Проходной.',
    en: 'Room {room} has been empty for two turns and becomes a Passage.',
  },
  contest: {
    ru: '{title}: {n, plural, one {выигрывает} other {выигрывают}} {players}. Приз на ход {turn}: {prize}.',
    en: '{title}: {n, plural, one {the winner is} other {the winners are}} {players}. The prize for turn {turn}: {prize}.',
  },
  contestNobody: {
    ru: '{title}: приз не достался никому.',
    en: '{title}: nobody wins the prize.',
  },
  winner: { ru: 'Игра окончена. Победа: {team}.', en: 'The game is over. Victory: {team}.' },
  noWinner: { ru: 'Игра окончена. Победителя нет.', en: 'The game is over. Nobody wins.' },
  winnerHow: {
    ru: 'Игра окончена. Победа: {team} — {how}.',
    en: 'The game is over. Victory: {team} — {how}.',
  },
  noWinnerHow: {
    ru: 'Игра окончена. Победителя нет — {how}.',
    en: 'The game is over. Nobody wins — {how}.',
  },
});
export const resultMessages = say.messages;

export interface ResultSection {
  key: SectionKey;
  title: string;
  /** What all its lines rest on; a line adds its own. */
  clauses: readonly ClauseId[];
  rulings: readonly RulingId[];
  lines: Said[];
}

/** What whole sections rest on: votes are counted by weights, and a ruling says what of them is shown. */
const BEHIND: Partial<Record<SectionKey, Pick<ResultSection, 'clauses' | 'rulings'>>> = {
  vote: { clauses: ['twelve-rooms:A.6'], rulings: ['votes.shown'] },
  totals: { clauses: ['twelve-rooms:M.4'], rulings: ['votes.shown'] },
};

/** All that the results of a turn say, in the order of a post; sections that have nothing to say are left out. */
export function resultSections(results: Results, names: Names, lang: Lang): ResultSection[] {
  const sections: [SectionKey, Said[]][] = [
    ['vote', voteLines(results, names, lang)],
    ['totals', totalLines(results, names, lang)],
    ['sat', [satLine(results, names, lang)]],
    ['warned', warnedLines(results, names, lang)],
    ['departures', results.departures.map((departure) => departureLine(departure, names, lang))],
    ['roles', roleLines(results, names, lang)],
    ['cameras', [camerasLine(results.cameras, names, lang)]],
    ['detector', [detectorLine(results.detector, names, lang)]],
    ['loudspeaker', [loudspeakerLine(results, names, lang)]],
    ['crowded', results.crowded.map((room) => said(say('crowded', lang, { room }), ['M.5']))],
    ['transformed', transformedLines(results, lang)],
    ['contest', contestLines(results, names, lang)],
    ['winner', winnerLines(results, lang)],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([key, lines]) => ({
      key,
      title: label('section', key, lang),
      clauses: [],
      rulings: [],
      ...BEHIND[key],
      lines,
    }));
}

/** The first report, after the regrouping. */
export function startLines(
  start: Pick<NonNullable<GameView['start']>, 'cameras' | 'detector'>,
  names: Names,
  lang: Lang,
): Said[] {
  const first = (line: Said): Said => ({ ...line, clauses: ['twelve-rooms:S', ...line.clauses] });
  return [first(camerasLine(start.cameras, names, lang)), first(detectorLine(start.detector, names, lang))];
}

function voteLines({ vote }: Results, names: Names, lang: Lang): Said[] {
  if (vote.lines === null) {
    if (vote.dictated.length === 0) return [];
    const players = nicks(vote.dictated, names, lang);
    return [said(say('replaced', lang, { n: vote.dictated.length, players }), ['N.STEWARD.AS1'])];
  }
  if (vote.lines.length === 0) return [said(say('noVotes', lang), ['A.6'])];
  return vote.lines.map(({ voter, vote: cast, dictated, invalid, weight }) => {
    const marks = [
      ...(weight === null ? [] : [say('weight', lang, { n: weight })]),
      ...(dictated ? [say('dictated', lang)] : []),
      ...(invalid ? [say('invalid', lang)] : []),
    ];
    const params = { voter: names.player(voter), vote: voteText(cast, names, lang) };
    const text =
      marks.length > 0
        ? say('voteMarked', lang, { ...params, marks: marks.join(', ') })
        : say('vote', lang, params);
    return said(
      text,
      [...(dictated ? (['N.STEWARD.AS1'] as const) : []), ...(invalid ? (['G.2'] as const) : [])],
      [],
    );
  });
}

function totalLines({ vote }: Results, names: Names, lang: Lang): Said[] {
  return vote.totals.map(({ vote: cast, sum }) =>
    said(
      say('total', lang, { vote: voteText(cast, names, lang), n: sum }),
      cast === 'acquit' ? ['G.4'] : [],
      [],
    ),
  );
}

function satLine({ vote }: Results, names: Names, lang: Lang): Said {
  if (vote.sat.length > 0) {
    const players = nicks(vote.sat, names, lang);
    return said(
      say('sits', lang, { n: vote.sat.length, players }),
      vote.sat.length > 1 ? ['A.6', 'G.5'] : ['A.6'],
    );
  }
  if (vote.acquitted) return said(say('acquitted', lang), ['G.4']);
  return said(say('nobodySits', lang), ['A.6']);
}

function warnedLines({ warned }: Results, names: Names, lang: Lang): Said[] {
  if (warned.length === 0) return [];
  return [said(say('warned', lang, { players: nicks(warned, names, lang) }), ['G.1', 'G.2'])];
}

function departureLine(
  { player, cause, room }: Results['departures'][number],
  names: Names,
  lang: Lang,
): Said {
  const params = { player: names.player(player), cause: label('cause', cause, lang) };
  const text =
    room === null
      ? say('out', lang, params)
      : say('outIn', lang, { ...params, room: label('room', room, lang) });
  return { text, clauses: CAUSE_CLAUSES[cause], rulings: [] };
}

function roleLines({ roles }: Results, names: Names, lang: Lang): Said[] {
  return (roles ?? []).map(({ player, role }) =>
    said(
      say('role', lang, { player: names.player(player), role: label('role', role, lang) }),
      ['M.10'],
      ['departure.role'],
    ),
  );
}

function camerasLine(cameras: readonly string[], names: Names, lang: Lang): Said {
  const text =
    cameras.length > 0
      ? say('cameras', lang, { players: nicks(cameras, names, lang) })
      : say('camerasEmpty', lang);
  return said(text, ['R.CAMERAS'], ['room.visitors']);
}

function detectorLine(
  { positive, negative, names: named }: Results['detector'],
  names: Names,
  lang: Lang,
): Said {
  const statuses = named
    ? named.map(({ player, status }) =>
        say('named', lang, { player: names.player(player), status: label('status', status, lang) }),
      )
    : [
        ...(positive > 0 ? [say('positive', lang, { n: positive })] : []),
        ...(negative > 0 ? [say('negative', lang, { n: negative })] : []),
      ];
  const text =
    statuses.length > 0
      ? say('detector', lang, { statuses: listOf(statuses, lang) })
      : say('detectorEmpty', lang);
  return said(text, ['R.DETECTOR'], ['room.visitors', 'detector.names']);
}

function loudspeakerLine({ loudspeaker }: Results, names: Names, lang: Lang): Said {
  const text =
    loudspeaker.length > 0
      ? say('loudspeaker', lang, { players: nicks(loudspeaker, names, lang) })
      : say('loudspeakerSilent', lang);
  return said(text, ['R.LOUDSPEAKER'], ['loudspeaker.failed']);
}

function transformedLines({ transformed }: Results, lang: Lang): Said[] {
  return transformed.map((room) =>
    said(say('transformed', lang, { room }), ['M.12'], ['transform.presence']),
  );
}

function contestLines({ contest }: Results, names: Names, lang: Lang): Said[] {
  if (!contest) return [];
  const { title, winners, prize, turn } = contest;
  const text =
    winners.length > 0
      ? say('contest', lang, {
          title: quoted(title, lang),
          n: winners.length,
          players: nicks(winners, names, lang),
          turn,
          prize: prizeText(prize, lang),
        })
      : say('contestNobody', lang, { title: quoted(title, lang) });
  return [said(text, ['B.3'])];
}

function winnerLines({ winner }: Results, lang: Lang): Said[] {
  if (winner === null) return [];
  return [said(say('winner', lang, { team: label('team', winner, lang) }), ['W', 'G.6'])];
}

/** How the game ended. */
export function winnerText({ team, how }: Omit<NonNullable<GameView['winner']>, 'turn'>, lang: Lang): Said {
  const clauses = { aim: ['W'], priority: ['G.6'], decree: ['G.9'] } as const;
  const ending = label('how', how, lang);
  const text =
    team === null
      ? say('noWinnerHow', lang, { how: ending })
      : say('winnerHow', lang, { team: label('team', team, lang), how: ending });
  return said(text, clauses[how]);
}

function nicks(ids: readonly string[], names: Names, lang: Lang): string {
  return listOf(ids.map(names.player), lang);
}
