/** A command of the log in a few words. */
import type { Command } from '../../../../engine/contract.js';
import type { TwelveRoomsCommand } from '../../../../rulebooks/twelve-rooms/commands.js';
import { effectText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { PART_LIST } from '../lib/lists.js';
import { type Names, useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';
import { type TextKey, texts } from '../texts.js';

const isKey = (key: string): key is TextKey => Object.hasOwn(texts, key);

export function useEntryWords(): (command: Command) => string {
  const t = useMaster();
  const names = useNames();
  return (loose) => {
    const key = `cmd.${loose.type}`;
    if (!isKey(key)) return loose.type;
    return t(key, params(loose as TwelveRoomsCommand, names));
  };
}

function params(command: TwelveRoomsCommand, names: Names): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  if ('turn' in command) said.turn = command.turn;
  if ('nick' in command) said.nick = command.nick;
  if ('player' in command && command.player !== undefined) said.nick = names.nick(command.player);
  if ('players' in command && command.players) said.nicks = names.nicks(command.players);
  switch (command.type) {
    case 'sendMove':
      said.parts = PART_LIST.filter((part) => command[part] !== undefined)
        .map((part) => names.of('part', part))
        .map((name) => (name === name.toUpperCase() ? name : name.toLowerCase()))
        .join(', ');
      break;
    case 'override':
      said.effect = effectText(command.effect, names.said, names.lang);
      break;
    case 'answerAsk':
      said.choice = names.of('choice', command.choice);
      break;
    case 'guessRoom':
      said.room = names.of('roomShort', command.room);
      break;
    case 'openTurn':
      said.date = command.date;
      break;
    case 'setWish':
    case 'regroup':
      said.room = command.room;
      break;
    case 'inherit':
      said.ability = names.of('ability', command.ability);
      break;
    case 'replacePlayer':
      said.other = command.nick;
      break;
  }
  return said;
}
