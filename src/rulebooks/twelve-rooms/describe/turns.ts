/** Sentences of the log: turns, moves, guesses, words. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { spellDate } from '../../../texts/moments.js';
import { listOf, quoted } from '../../../texts/numbers.js';
import type { Part } from '../commands.js';
import { label } from '../texts/labels.js';
import type { Describers } from './describers.js';
import { withReason } from './master.js';
import { contestText, partText } from './moves.js';

const say = speaker({
  planned: { ru: 'Дни следующих ходов: {dates}.', en: 'Days of the next turns: {dates}.' },
  plannedNone: { ru: 'Следующие ходы не назначены.', en: 'No further turns are planned.' },
  opened: {
    ru: 'Открыт ход {turn}, дедлайн: {deadline}.',
    en: 'Turn {turn} is open, its deadline: {deadline}.',
  },
  openedContest: { ru: '{text} {contest}', en: '{text} {contest}' },
  contest: { ru: 'Ход {turn}. {contest}', en: 'Turn {turn}. {contest}' },
  extended: {
    ru: 'Дедлайн хода {turn} перенесён: {deadline}.',
    en: 'The deadline of turn {turn} is moved: {deadline}.',
  },
  paused: { ru: 'Ход {turn} на паузе.', en: 'Turn {turn} is paused.' },
  resumed: {
    ru: 'Ход {turn} снят с паузы, дедлайн: {deadline}.',
    en: 'Turn {turn} goes on, its deadline: {deadline}.',
  },
  closed: {
    ru: 'Дедлайн хода {turn}: приём ходов окончен.',
    en: 'The deadline of turn {turn}: moves are closed.',
  },
  move: { ru: '{player}, ход {turn}. {parts}.', en: '{player}, turn {turn}. {parts}.' },
  moveEmpty: { ru: '{player}, ход {turn}: пусто.', en: '{player}, turn {turn}: empty.' },
  guess: {
    ru: '{player}, ход {turn}, догадка: комната {room} — {guess}: {answer}.',
    en: '{player}, turn {turn}, guess: room {room} is {guess}: {answer}.',
  },
  hint: { ru: '{text} Подсказка о соседней: {hint}.', en: '{text} The hint on a neighbour: {hint}.' },
  mapFirst: {
    ru: '{player}, ход {turn}: прислана верная карта, первой; бонус получен.',
    en: '{player}, turn {turn}: the right map is sent, the first one; the bonus is earned.',
  },
  mapRight: {
    ru: '{player}, ход {turn}: прислана верная карта, но не первой.',
    en: '{player}, turn {turn}: the right map is sent, but not the first one.',
  },
  mapWrong: {
    ru: '{player}, ход {turn}: прислана неверная карта.',
    en: '{player}, turn {turn}: a wrong map is sent.',
  },
  inherited: {
    ru: '{player} наследует {ability} — от игрока {from}.',
    en: '{player} inherits {ability} of {from}.',
  },
  note: { ru: '{player}: заметка о комнате {room}.', en: '{player}: a note on room {room}.' },
  noteKind: {
    ru: '{player}: заметка о комнате {room} — {kind}.',
    en: '{player}: a note on room {room} — {kind}.',
  },
  anonymous: {
    ru: '{player}, анонимка хода {turn}: {words}.',
    en: '{player}, anonymous of turn {turn}: {words}.',
  },
  posted: { ru: '{player}: {words}.', en: '{player}: {words}.' },
  postedMaster: { ru: 'Ведущий: {words}.', en: 'The master: {words}.' },
  teamPosted: { ru: 'Комната мафии, {player}: {words}.', en: 'The mafia’s room, {player}: {words}.' },
  hidden: { ru: 'Запись {post} убрана.', en: 'Post {post} is taken down.' },
  published: {
    ru: 'Ход {turn}: {n, plural, =0 {анонимок нет} one {вышла # анонимка} few {вышли # анонимки} many {вышло # анонимок} other {вышло # анонимки}}.',
    en: 'Turn {turn}: {n, plural, =0 {no anonymous messages} one {# anonymous message is out} other {# anonymous messages are out}}.',
  },
  withheld: {
    ru: '{text} Остались в Комнате тишины: {players}.',
    en: '{text} Kept in the room of silence: {players}.',
  },
  images: {
    ru: '{n, plural, one {# картинка} few {# картинки} many {# картинок} other {# картинки}}',
    en: '{n, plural, one {# picture} other {# pictures}}',
  },
});
export const turnMessages = say.messages;

const PARTS: readonly Part[] = ['direction', 'actions', 'special', 'bonus', 'vote', 'mafkill'];

export const turns: Describers<
  | ('TurnsPlanned' | 'TurnOpened' | 'ContestAnnounced' | 'TurnExtended' | 'TurnPaused' | 'TurnResumed')
  | ('TurnClosed' | 'MoveSent' | 'RoomGuessed' | 'MapClaimed' | 'Inherited' | 'NoteSaved')
  | ('AnonymousSent' | 'Posted' | 'TeamPosted' | 'PostHidden' | 'AnonymousPublished')
> = {
  TurnsPlanned: ({ dates }, _, lang) =>
    dates.length > 0
      ? say('planned', lang, { dates: dates.map((date) => spellDate(date, lang)).join(', ') })
      : say('plannedNone', lang),
  TurnOpened: ({ turn, deadline, contest }, names, lang) => {
    const text = say('opened', lang, { turn, deadline: names.moment(deadline) });
    return contest ? say('openedContest', lang, { text, contest: contestText(contest, lang) }) : text;
  },
  ContestAnnounced: ({ turn, contest }, _, lang) =>
    say('contest', lang, { turn, contest: contestText(contest, lang) }),
  TurnExtended: ({ turn, deadline, reason }, names, lang) =>
    withReason(say('extended', lang, { turn, deadline: names.moment(deadline) }), reason, lang),
  TurnPaused: ({ turn, reason }, _, lang) => withReason(say('paused', lang, { turn }), reason, lang),
  TurnResumed: ({ turn, deadline, reason }, names, lang) =>
    withReason(say('resumed', lang, { turn, deadline: names.moment(deadline) }), reason, lang),
  TurnClosed: ({ turn }, _, lang) => say('closed', lang, { turn }),

  MoveSent: ({ turn, player, parts }, names, lang) => {
    const said = PARTS.flatMap((part) => partText(part, parts, names, lang) ?? []);
    const params = { player: names.player(player), turn };
    return said.length > 0
      ? say('move', lang, { ...params, parts: said.join('. ') })
      : say('moveEmpty', lang, params);
  },
  RoomGuessed: ({ turn, player, guess, room, answer, hint }, names, lang) => {
    const text = say('guess', lang, {
      player: names.player(player),
      turn,
      room,
      guess: label('room', guess, lang),
      answer: label('guess', answer, lang),
    });
    return hint ? say('hint', lang, { text, hint: label('room', hint, lang) }) : text;
  },
  MapClaimed: ({ turn, player, right, first }, names, lang) =>
    say(first ? 'mapFirst' : right ? 'mapRight' : 'mapWrong', lang, { player: names.player(player), turn }),
  Inherited: ({ player, from, ability }, names, lang) =>
    say('inherited', lang, {
      player: names.player(player),
      ability: label('ability', ability, lang),
      from: names.player(from),
    }),
  NoteSaved: ({ player, room, kind }, names, lang) =>
    kind
      ? say('noteKind', lang, { player: names.player(player), room, kind: label('room', kind, lang) })
      : say('note', lang, { player: names.player(player), room }),
  AnonymousSent: ({ turn, player, text, images }, names, lang) =>
    say('anonymous', lang, { player: names.player(player), turn, words: wordsOf(text, images, lang) }),
  Posted: ({ player, text, images }, names, lang) => {
    const words = wordsOf(text, images, lang);
    return player === null
      ? say('postedMaster', lang, { words })
      : say('posted', lang, { player: names.player(player), words });
  },
  TeamPosted: ({ player, text }, names, lang) =>
    say('teamPosted', lang, { player: names.player(player), words: quoted(text, lang) }),
  PostHidden: ({ post, reason }, _, lang) => withReason(say('hidden', lang, { post }), reason, lang),
  AnonymousPublished: ({ turn, posts, withheld }, names, lang) => {
    const text = say('published', lang, { turn, n: posts.length });
    return withheld.length > 0
      ? say('withheld', lang, { text, players: listOf(withheld.map(names.player), lang) })
      : text;
  },
};

/** The text in quotes and how many pictures. */
function wordsOf(text: string, images: readonly string[], lang: Lang): string {
  const parts = [
    ...(text.trim() === '' ? [] : [quoted(text, lang)]),
    ...(images.length > 0 ? [say('images', lang, { n: images.length })] : []),
  ];
  return parts.join(', ') || quoted('', lang);
}
