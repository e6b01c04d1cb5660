/** Sentences of the log: sign-up, dealing, placing, the first report. */
import { speaker } from '../../../texts/messages.js';
import { listOf } from '../../../texts/numbers.js';
import { label } from '../texts/labels.js';
import type { Describers } from './describers.js';
import { withReason } from './master.js';
import { startLines } from './results.js';

const say = speaker({
  joined: { ru: '{nick} записывается в игру.', en: '{nick} signs up for the game.' },
  wish: {
    ru: '{player} хочет начать в комнате {room}.',
    en: '{player} would like to start in room {room}.',
  },
  withdrew: { ru: '{player} снимает свою запись.', en: '{player} withdraws.' },
  map: {
    ru: '{by, select, draw {Карта роздана жребием} other {Карту составил ведущий}}: {rooms}.',
    en: '{by, select, draw {The map is dealt by lot} other {The master has laid out the map}}: {rooms}.',
  },
  roles: {
    ru: '{by, select, draw {Роли розданы жребием} other {Роли раздал ведущий}}: {roles}.',
    en: '{by, select, draw {The roles are dealt by lot} other {The master has dealt the roles}}: {roles}.',
  },
  pair: { ru: '{a} — {b}', en: '{a}: {b}' },
  immunity: {
    ru: 'Иммунитет на первые два хода: {players}.',
    en: 'Immunity for the first two turns: {players}.',
  },
  placed: { ru: 'Игроки стоят по комнатам: {rooms}.', en: 'The players stand in their rooms: {rooms}.' },
  drawn: {
    ru: '{text} Без пожелания, по жребию: {players}.',
    en: '{text} Without a wish, by lot: {players}.',
  },
  regroupOpened: {
    ru: 'Мафия может сменить комнаты до {until}.',
    en: 'Mafia may change rooms until {until}.',
  },
  regrouped: { ru: '{player} начнёт игру в комнате {room}.', en: '{player} will start in room {room}.' },
  regroupClosed: { ru: 'Расстановка окончена. {report}', en: 'The placing is over. {report}' },
});
export const startMessages = say.messages;

export const start: Describers<
  | ('PlayerJoined' | 'WishSet' | 'PlayerWithdrew' | 'MapDealt' | 'RolesDealt' | 'ImmunityGranted')
  | ('PlayersPlaced' | 'RegroupOpened' | 'Regrouped' | 'RegroupClosed')
> = {
  PlayerJoined: ({ nick }, _, lang) => say('joined', lang, { nick }),
  WishSet: ({ player, room }, names, lang) => say('wish', lang, { player: names.player(player), room }),
  PlayerWithdrew: ({ player }, names, lang) => say('withdrew', lang, { player: names.player(player) }),
  MapDealt: ({ rooms, by }, _, lang) =>
    say('map', lang, {
      by,
      rooms: rooms.map((kind, index) => `${index + 1} — ${label('room', kind, lang)}`).join(', '),
    }),
  RolesDealt: ({ roles, by }, names, lang) => {
    const dealt = Object.entries(roles).map(([player, role]) =>
      say('pair', lang, { a: names.player(player), b: label('role', role, lang) }),
    );
    return say('roles', lang, { by, roles: dealt.join(', ') });
  },
  ImmunityGranted: ({ players, reason }, names, lang) =>
    withReason(say('immunity', lang, { players: listOf(players.map(names.player), lang) }), reason, lang),
  PlayersPlaced: ({ rooms, drawn }, names, lang) => {
    const placed = Object.entries(rooms).map(([player, room]) =>
      say('pair', lang, { a: names.player(player), b: room }),
    );
    const text = say('placed', lang, { rooms: placed.join(', ') });
    return drawn.length > 0
      ? say('drawn', lang, { text, players: listOf(drawn.map(names.player), lang) })
      : text;
  },
  RegroupOpened: ({ until }, names, lang) => say('regroupOpened', lang, { until: names.until(until) }),
  Regrouped: ({ player, room }, names, lang) =>
    say('regrouped', lang, { player: names.player(player), room }),
  RegroupClosed: (event, names, lang) =>
    say('regroupClosed', lang, {
      report: startLines(event, names, lang)
        .map(({ text }) => text)
        .join(' '),
    }),
};
