/** Words of the lab for what a rulebook has no names for itself. */
import type { Text } from '../engine/contract.js';
import { ROLES as TABLE_ROLES } from '../rulebooks/table/setup.js';
import { roleName } from '../rulebooks/table/texts.js';
import { ROLES as ROOM_ROLES } from '../rulebooks/twelve-rooms/roles.js';
import { labels } from '../rulebooks/twelve-rooms/texts/labels.js';
import type { Subject } from './subject.js';

const t = (ru: string, en: string): Text => ({ ru, en });

export const WINNERS: Record<'table' | 'rooms', Record<string, Text>> = {
  table: { red: t('красные', 'red'), black: t('чёрные', 'black'), draw: t('ничья', 'a draw') },
  rooms: {
    peaceful: t('мирные', 'peaceful'),
    mafia: t('мафия', 'mafia'),
    neutral: t('нейтралы', 'neutral'),
    nobody: t('никто', 'nobody'),
  },
};

/** What a length counts. */
export const UNITS: Record<Subject['kind'], Text> = {
  season: t('игр в сезоне', 'games of a season'),
  table: t('дней в партии', 'days of a game'),
  rooms: t('ходов в игре', 'turns of a game'),
};

export const GROUPS: Record<Subject['kind'], Record<string, Text>> = {
  season: {
    strength: t(
      'Победы стороны по силе её команд (1 — сильнейшая)',
      'Wins by strength of a side’s teams (1: strongest)',
    ),
    start: t('Победы по месту после первой игры', 'Wins by rank after the first game'),
  },
  table: { seat: t('Победы по месту за столом', 'Wins by seat'), role: t('Победы по роли', 'Wins by role') },
  rooms: {
    role: t('Победы команды по роли при раздаче', 'Wins of the team by the role dealt'),
    survived: t('Дожил до конца, по роли при раздаче', 'In the game at its end, by the role dealt'),
  },
};

/** What a member of a group is called: a role, else the number it is. */
export function memberName({ kind }: Subject, key: string): Text {
  if (kind === 'table' && isOf(TABLE_ROLES, key)) return roleName(key);
  if (kind === 'rooms' && isOf(ROOM_ROLES, key)) return labels.role[key]!;
  return { ru: key, en: key };
}

/** Place of a member in its group: numbers by size, roles as their regulation lists them. */
export function memberPlace({ kind }: Subject, key: string): number {
  const roles: readonly string[] = kind === 'table' ? TABLE_ROLES : ROOM_ROLES;
  return roles.includes(key) ? roles.indexOf(key) : Number(key);
}

function isOf(list: readonly string[], key: string): boolean {
  return list.includes(key);
}
