/**
 * What a turn told a player in private, sentence by sentence. A sentence rests on the clause of the ability, whatever the
 * reason of its outcome: a report that was not given must not say why.
 */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { listOf } from '../../../texts/numbers.js';
import type { Finding, Report } from '../shapes.js';
import { ABILITY_CLAUSES } from '../texts/clauses.js';
import { label } from '../texts/labels.js';
import type { MafiaView, MeView } from '../view.js';
import { prizeText } from './moves.js';
import type { Names } from './names.js';
import { type Said, said } from './said.js';

const say = speaker({
  room: { ru: 'Вы в комнате {room}.', en: 'You are in room {room}.' },
  weight: { ru: 'Вес вашего голоса — {n}.', en: 'The weight of your vote is {n}.' },
  role: { ru: 'Ваша роль — {role}.', en: 'Your role is {role}.' },
  none: { ru: '{ability}: отчёта нет.', en: '{ability}: no report.' },
  checked: { ru: '{ability}: {target} — {role}.', en: '{ability}: {target} is {role}.' },
  doors: { ru: '{ability}: {doors}.', en: '{ability}: {doors}.' },
  door: { ru: 'дверь {door} — {players}', en: 'door {door}: {players}' },
  nobody: { ru: 'никого', en: 'nobody' },
  same: {
    ru: '{ability}: статусы одинаковы — {targets}.',
    en: '{ability}: the statuses are the same — {targets}.',
  },
  different: {
    ru: '{ability}: статусы различны — {targets}.',
    en: '{ability}: the statuses differ — {targets}.',
  },
  roles: { ru: '{ability}, комната {room}: {roles}.', en: '{ability}, room {room}: {roles}.' },
  guilty: {
    ru: '{ability}: {target} — чувство вины обнаружено.',
    en: '{ability}: {target} — guilt is found.',
  },
  innocent: {
    ru: '{ability}: {target} — чувство вины не обнаружено.',
    en: '{ability}: {target} — guilt is not found.',
  },
  route: { ru: '{ability}: {target} — {rooms}.', en: '{ability}: {target} — {rooms}.' },
  prize: { ru: 'Ваш приз на ход {turn}: {prize}.', en: 'Your prize for turn {turn}: {prize}.' },
  guess: {
    ru: 'Догадка: комната {room} — {guess}. {answer}.',
    en: 'Guess: room {room} is {guess}. {answer}.',
  },
  hint: { ru: 'Рядом: {hint}.', en: 'Next door: {hint}.' },
  claim: { ru: 'Присланная карта: {answer}.', en: 'The map you sent: {answer}.' },
  mate: {
    ru: '{player} ({role}) — комната {room}: {company}.',
    en: '{player} ({role}) is in room {room}: {company}.',
  },
  mateAlone: {
    ru: '{player} ({role}) — комната {room}, больше в ней никого.',
    en: '{player} ({role}) is in room {room}, with nobody else.',
  },
});
export const reportMessages = say.messages;

/** The private report of a player. */
export function reportLines(report: Report, names: Names, lang: Lang): Said[] {
  return [
    said(say('room', lang, { room: report.room }), ['A.17']),
    said(say('weight', lang, { n: report.weight }), ['M.4']),
    said(say('role', lang, { role: label('role', report.role, lang) }), []),
    ...report.findings.map((finding) => findingLine(finding, names, lang)),
    ...(report.prize ? [prizeLine(report, report.prize, lang)] : []),
  ];
}

function prizeLine({ turn }: Report, prize: NonNullable<Report['prize']>, lang: Lang): Said {
  return said(say('prize', lang, { turn: turn + 1, prize: prizeText(prize, lang) }), ['B.3']);
}

export function findingLine(finding: Finding, names: Names, lang: Lang): Said {
  return {
    text: findingText(finding, names, lang),
    clauses: [ABILITY_CLAUSES[finding.ability]],
    rulings: [],
  };
}

function findingText(finding: Finding, names: Names, lang: Lang): string {
  const ability = label('ability', finding.ability, lang);
  switch (finding.kind) {
    case 'none':
      return say('none', lang, { ability });
    case 'role':
      return say('checked', lang, {
        ability,
        target: names.player(finding.target),
        role: label('role', finding.role, lang),
      });
    case 'doors': {
      const doors = finding.doors.map(({ door, players }) =>
        say('door', lang, {
          door: door.replace('-', '–'),
          players: players.length > 0 ? listOf(players.map(names.player), lang) : say('nobody', lang),
        }),
      );
      return say('doors', lang, { ability, doors: doors.join('; ') });
    }
    case 'statuses':
      return say(finding.same ? 'same' : 'different', lang, {
        ability,
        targets: listOf(finding.targets.map(names.player), lang),
      });
    case 'roles': {
      const roles = finding.roles.map((role) => label('role', role, lang));
      return say('roles', lang, {
        ability,
        room: finding.room,
        roles: roles.length > 0 ? roles.join(', ') : say('nobody', lang),
      });
    }
    case 'guilt':
      return say(finding.found ? 'guilty' : 'innocent', lang, {
        ability,
        target: names.player(finding.target),
      });
    case 'route':
      return say('route', lang, {
        ability,
        target: names.player(finding.target),
        rooms: finding.rooms.join(' → '),
      });
  }
}

/** A guess of the room's name with its answer. */
export function guessLine({ room, guess, answer, hint }: MeView['guesses'][number], lang: Lang): Said {
  const verdict = label('guess', answer, lang);
  const text = say('guess', lang, {
    room,
    guess: label('room', guess, lang),
    answer: verdict.charAt(0).toUpperCase() + verdict.slice(1),
  });
  const hinted = hint === null ? text : `${text} ${say('hint', lang, { hint: label('room', hint, lang) })}`;
  return said(hinted, ['M.6']);
}

/** A map that was sent for B.2. */
export function claimLine({ answer }: MeView['claims'][number], lang: Lang): Said {
  return said(say('claim', lang, { answer: label('claim', answer, lang) }), ['B.2']);
}

/** Who is in the rooms of the mafia; whoever is out or nowhere yet is left out. */
export function mateLines({ mates }: Pick<MafiaView, 'mates'>, names: Names, lang: Lang): Said[] {
  return mates.flatMap(({ player, role, inGame, room, company }) => {
    if (!inGame || room === null) return [];
    const params = { player: names.player(player), role: label('role', role, lang), room };
    const text =
      company.length > 0
        ? say('mate', lang, { ...params, company: listOf(company.map(names.player), lang) })
        : say('mateAlone', lang, params);
    return [said(text, ['M.8'])];
  });
}
