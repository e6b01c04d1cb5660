/** `npm run bench`: every figure measured on this machine, in this run. */
import { type BenchCup, measureSeating } from './seating.js';
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

const CUPS: BenchCup[] = [
  { players: 30, rounds: 10, tables: 3 },
  { players: 30, rounds: 10, tables: 3, teamsOf: 3 },
  { players: 60, rounds: 10, tables: 6 },
  { players: 200, rounds: 10, tables: 20 },
];
for (const size of CUPS) {
  const seating = measureSeating(size);
  const { players, rounds, tables, teamsOf } = size;
  const apart = teamsOf === undefined ? '' : `, команды по ${teamsOf} разведены`;
  console.log(`Рассадка: игроков ${players}, туров ${rounds}, столов ${tables}${apart}:`);
  console.log(
    `  поиск ${(seating.searchMs / 1000).toFixed(1)} с, из них процессора ${(seating.cpuMs / 1000).toFixed(1)} с; в ${Math.round(seating.searchMs / seating.measureMs)} раз дольше проверки одной рассадки`,
  );
  console.log(
    `  квадраты встреч ${seating.found}, доказанный предел ${seating.ideal}, наугад ${seating.random}: осталось ${(seating.excess * 100).toFixed(1)} %`,
  );
  console.log(`  повторов места сверх неизбежных: ${seating.seatRepeats}`);
}
