/** Why something cannot be chosen, in words with its clauses. */
import type { Text } from '../../../engine/contract.js';
import type { WhyView } from '../../../rulebooks/twelve-rooms/view.js';
import { usePick } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';

type Params = NonNullable<WhyView>['params'];

const REASONS: Record<string, (p: Params) => Text> = {
  'part-sent': () => ({ ru: 'уже отправлено', en: 'already sent' }),
  'target-out': () => ({ ru: 'выбыл', en: 'out' }),
  'vote-invalid': () => ({
    ru: 'выбыл: такой голос пойдёт против вас',
    en: 'out: such a vote counts against you',
  }),
  'no-such-ability': () => ({ ru: 'у вас её нет', en: 'you do not have it' }),
  'ability-used': () => ({ ru: 'раз за игру, и уже потрачена', en: 'once a game, and it is used' }),
  'ability-lost': () => ({ ru: 'больше не ваша', en: 'lost for good' }),
  'one-active': (p) => ({ ru: `за ход не больше ${p.limit ?? 1}`, en: `at most ${p.limit ?? 1} a turn` }),
  'same-target': () => ({ ru: 'был целью в прошлый ход', en: 'was the target last turn' }),
  'mate-apart': () => ({ ru: 'свой, но в другой комнате', en: 'a teammate, in another room' }),
  'mates-only': () => ({ ru: 'только на сокомандника', en: 'teammates only' }),
  'not-self': () => ({ ru: 'не на себя', en: 'not on yourself' }),
  'swap-limit': () => ({ ru: 'в игре уже две подмены', en: 'two swaps are in force already' }),
  'acquit-first-turn': () => ({ ru: 'только на первом ходу', en: 'on turn 1 only' }),
  'mafkill-taken': (p) => ({
    ru: `уже исполняет ${p.nick ?? ''}`,
    en: `${p.nick ?? ''} performs it already`,
  }),
  'mafia-only': () => ({ ru: 'только мафия', en: 'mafia only' }),
  'not-in-your-room': () => ({ ru: 'не в вашей комнате', en: 'not in your room' }),
  'guess-from-two': () => ({ ru: 'угадывать можно со второго хода', en: 'guessing starts with turn 2' }),
  'guess-done': () => ({ ru: 'в этом ходу вы уже угадывали', en: 'you have guessed this turn' }),
  'peaceful-only': () => ({ ru: 'карту сдают мирные', en: 'the map is for the peaceful to send' }),
  'claim-done': () => ({ ru: 'в этом ходу вы уже сдавали карту', en: 'you have sent a map this turn' }),
  'anonymous-done': () => ({
    ru: 'анонимка этого хода уже отправлена',
    en: 'the message of this turn is sent',
  }),
  'out-of-game': () => ({ ru: 'вы выбыли из игры', en: 'you are out of the game' }),
  'no-turn': () => ({ ru: 'ход не открыт', en: 'no turn is open' }),
  'deadline-over': () => ({ ru: 'дедлайн прошёл', en: 'the deadline is over' }),
  paused: () => ({ ru: 'ход на паузе', en: 'the turn is paused' }),
};

/** The reason as text; for a code without words of its own the clause must do. */
export function useWhy(): (why: NonNullable<WhyView>) => string {
  const pick = usePick();
  return ({ code, params }) => {
    const reason = REASONS[code];
    return reason ? pick(reason(params)) : pick({ ru: 'сейчас нельзя', en: 'not now' });
  };
}

export function Why({ why }: { why: WhyView }) {
  const say = useWhy();
  if (!why) return null;
  return (
    <span className="why-not">
      {say(why)} <Clauses ids={why.clauses} />
    </span>
  );
}
