/** A command of the log in a few words. */
import type { Command, Lang } from '../../../../engine/contract.js';
import type { Effect, TableCommand } from '../../../../rulebooks/table/commands.js';
import { roleName, winnerName } from '../../../../rulebooks/table/texts.js';
import type { Params } from '../../../app/i18n.js';
import { useLang } from '../../../app/prefs.js';
import { seatsText } from '../../shared/say-seats.js';
import { violationName } from '../../shared/words.js';
import { type DeskSay, useDesk } from '../say.js';
import { texts } from '../texts.js';

export function useEntryWords(): (command: Command) => string {
  const t = useDesk();
  const lang = useLang();
  return (command) => entryWords(command, t, lang);
}

type CommandKey = `cmd.${TableCommand['type']}`;
const isKnown = (key: string): key is CommandKey => Object.hasOwn(texts, key);

export function entryWords(loose: Command, t: DeskSay, lang: Lang): string {
  const key = `cmd.${loose.type}`;
  return isKnown(key) ? t(key, params(loose as unknown as TableCommand, t, lang)) : loose.type;
}

function params(command: TableCommand, t: DeskSay, lang: Lang): Params {
  const by = (n: number | undefined) => (n === undefined ? '' : t('said.by', { n }));
  const target = (n: number | null | undefined) => (n == null ? t('field.nobody') : `№${n}`);
  switch (command.type) {
    case 'drawSeats':
      return { order: command.order ? command.order.join(', ') : t('said.byLot') };
    case 'drawCard':
      return { seat: command.seat, card: command.card };
    case 'substitute':
      return { seat: command.seat, name: command.name };
    case 'nominate':
      return { seat: command.seat, by: by(command.by) };
    case 'withdraw':
      return { by: by(command.by) };
    case 'hands':
      return { seat: command.candidate, hands: handsText(command, t) };
    case 'question':
      return { hands: handsText(command, t) };
    case 'shoot':
      return { shot: shotText(command, t) };
    case 'heal':
      return { target: target(command.target) };
    case 'check':
      return { who: roleName(command.by)[lang], target: target(command.target) };
    case 'bestMove':
      return { seats: seatsText(command.seats) };
    case 'record':
      return {
        by: command.by,
        colours: command.colours.map(({ seat, side }) => `№${seat} ${t(`field.${side}`)}`).join(', '),
      };
    case 'foul': {
      const why = command.violation === undefined ? '' : `: ${violationName(command.violation)[lang]}`;
      return { seat: command.seat, why: `${command.technical ? t('said.technical') : ''}${why}` };
    }
    case 'takeFoul':
      return { foul: command.foul };
    case 'moveFoul':
      return { foul: command.foul, seat: command.to };
    case 'addTime':
      return { seconds: command.seconds };
    case 'override':
      return { effect: effectText(command.effect, t, lang) };
    case 'undo':
    case 'redo':
      return { step: command.step };
    default:
      return {};
  }
}

function handsText({ seats, count }: { seats?: number[]; count?: number }, t: DeskSay): string {
  if (seats) return seats.length > 0 ? seatsText(seats) : t('field.nobody');
  return t('said.hands', { n: count ?? 0 });
}

function shotText({ target, shots }: Extract<TableCommand, { type: 'shoot' }>, t: DeskSay): string {
  if (shots) {
    return Object.entries(shots)
      .map(([seat, at]) => `№${seat} → ${at === null ? '–' : `№${at}`}`)
      .join(', ');
  }
  return target == null ? t('said.miss') : `№${target}`;
}

function effectText(effect: Effect, t: DeskSay, lang: Lang): string {
  switch (effect.kind) {
    case 'role':
      return t('effect.role', { seat: effect.seat, role: roleName(effect.role)[lang] });
    case 'fouls':
      return t('effect.fouls', { seat: effect.seat, count: effect.count });
    case 'phase':
      return t('effect.phase', { to: t(`to.${effect.to}`) });
    case 'winner':
      return t('effect.winner', { winner: winnerName(effect.winner)[lang] });
    case 'points':
      return t('effect.points', { seat: effect.seat, points: effect.points / 100 });
    case 'cancelVote':
      return t('effect.cancelVote');
    default:
      return t(`effect.${effect.kind}`, { seat: effect.seat });
  }
}
