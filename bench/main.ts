/** `npm run bench`: every figure measured on this machine, in this run. */
import { measureTurns } from './twelve-rooms-turn.js';

// A first round warms the code up and is thrown away.
measureTurns(20);
const turn = measureTurns(200);
const ms = (value: number): string => `${value.toFixed(2)} ms`;
console.log(`12 комнат, ход на ${turn.players} игроков, ${turn.turns} раз (медианы):`);
console.log(
  `  пробный расчёт ${ms(turn.dryRunMs)}, итог ${ms(turn.resolveMs)}, копия состояния ${ms(turn.copyMs)}`,
);
console.log(`  итог в ${turn.ratio.toFixed(1)} раза дороже копии`);
