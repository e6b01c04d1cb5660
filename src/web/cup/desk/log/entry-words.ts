/** A command of the log in a few words. */
import type { Command } from '../../../../engine/contract.js';
import type { CupCommand } from '../../../../rulebooks/table/cup/commands.js';
import { pairName } from '../../../../rulebooks/table/cup/describe.js';
import { winnerName } from '../../../../rulebooks/table/texts.js';
import { signedPoints } from '../../../../texts/numbers.js';
import type { Params } from '../../../app/i18n.js';
import { useLang, usePick } from '../../../app/prefs.js';
import { type CupNames, useCupNames } from '../../lib/use.js';
import { type DeskSay, useDesk } from '../say.js';
import { texts } from '../texts.js';

type Key = keyof typeof texts & string;
const isKey = (key: string): key is Key => Object.hasOwn(texts, key);

export function useEntryWords(): (command: Command) => string {
  const t = useDesk();
  const lang = useLang();
  const pick = usePick();
  const names = useCupNames();
  return (loose) => {
    const key = `cmd.${loose.type}`;
    if (!isKey(key)) return loose.type;
    const command = loose as unknown as CupCommand;
    const said = params(command, names, t);
    if (command.type === 'adjustPoints') said.points = signedPoints(command.points, lang);
    if ('result' in command && command.result) said.winner = pick(winnerName(command.result.winner));
    if (command.type === 'setPair') said.rule = command.rule ? pick(pairName(command.rule)) : t('cmd.noRule');
    return t(key, said);
  };
}

function params(command: CupCommand, names: CupNames, t: DeskSay): Params {
  const said: Params = {};
  if ('round' in command && command.round !== undefined) said.round = command.round;
  if ('table' in command) said.table = command.table;
  if ('from' in command) said.from = command.from;
  if ('player' in command && command.player !== null) said.player = names.nick(command.player);
  if ('judge' in command) said.judge = names.judge(command.judge);
  switch (command.type) {
    case 'addPlayers':
      said.list = some(
        command.players.map(({ nick }) => nick),
        t,
      );
      break;
    case 'addJudges':
      said.list = some(
        command.judges.map(({ name }) => name),
        t,
      );
      break;
    case 'substitute':
      said.by = names.nick(command.by);
      break;
    case 'setPair':
      said.a = names.nick(command.a);
      said.b = names.nick(command.b);
      break;
    case 'setPlan':
      said.rounds = command.plan.rounds;
      said.tables = command.plan.tables;
      break;
    case 'swapSeats':
      said.a = `${command.a.table}-${command.a.seat}`;
      said.b = `${command.b.table}-${command.b.seat}`;
      break;
    case 'seatPlayer':
      said.seat = command.seat;
      said.player = command.player === null ? t('cmd.nobody') : names.nick(command.player);
      break;
    case 'assignJudges':
      said.list = command.judges.map(names.judge).join(', ') || t('cmd.nobody');
      break;
    case 'decideProtest':
      said.protest = command.protest;
      said.verdict = t(`verdict.${command.verdict}`);
      break;
    case 'recordLot':
      said.about = command.about;
      said.list = command.order.map(names.nick).join(' → ');
      break;
    case 'drawLot':
      said.about = command.about;
      break;
    default:
  }
  return said;
}

const SHOWN = 4;

function some(list: readonly string[], t: DeskSay): string {
  const first = list.slice(0, SHOWN).join(', ');
  return list.length > SHOWN ? t('cmd.more', { list: first, n: list.length - SHOWN }) : first;
}
