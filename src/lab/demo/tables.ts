/**
 * Quiz tables of the demo season: invented results, with strengths like those of a real pub-quiz season (averages and
 * spreads of 19 games, public league tables of 2016). Names of teams only.
 */
import type { Draws } from '../../engine/contract.js';
import type { QuizResults, TeamResult } from '../../quiz/types.js';

interface Strength {
  team: string;
  /** Average main points × 2: half points are whole numbers here. */
  mean: number;
  spread: number;
}

const team = (name: string, mean: number, spread: number): Strength => ({
  team: name,
  mean: mean * 2,
  spread: spread * 2,
});

const REGULARS: Strength[] = [
  team('УО', 44.5, 5),
  team('Братья по умолчанию', 39.5, 6),
  team('Вата и партнёры', 34, 6),
  team('Рил Шуга', 37, 5),
  team('Вектор', 38, 5),
  team('Капитальные красавчики', 36.5, 5),
  team('Парижская синь', 41, 6),
  team('Позитивчик', 34, 6),
  team('Brain Drain', 35, 7),
  team('М.Е.С.С.иво', 36.5, 5),
  team('Морос', 38, 6),
  team('Команда-Маманда', 36.5, 6),
  team('7.13', 43.5, 5),
  team('Дружба', 32.5, 5),
  team('Total Recall', 30, 5),
  team('Комитет', 32.5, 5),
  team('31-я секунда', 32.5, 6),
  team('16 булок', 37, 5),
  team('Трудно быть богом', 36.5, 5),
  team('Curiosity', 36, 5),
  team('Огонёк', 26.5, 7),
  team('Норм15', 33.5, 3),
  team('Омерзительная восьмёрка', 33, 6),
  team('Брюс Вылез', 32, 6),
  team('Под 30', 27.5, 7),
  team('ОПГ', 31, 6),
  team('Баранинка', 30.5, 7),
  team('Голландский штурвал', 34, 4),
];

/** The captives of 9.3.6 take the places that deal them to their clans. */
const CAPTIVES: Record<number, string> = {
  7: 'НямНю',
  14: 'A lamaison',
  21: 'Улыбаемся и машем',
  28: 'Жигулевские горы',
  30: 'Зайчатки разума',
};

/** Emigrants and the games (from 1) they come to. */
export const EMIGRANTS: { team: string; mean: number; games: number[] }[] = [
  { team: 'Пираты Эквадора', mean: 36, games: [2, 3, 4, 5, 6, 7] },
  { team: 'Сигурни Уивер', mean: 28.5, games: [3, 4, 7] },
  { team: 'Сборная городов', mean: 24, games: [4, 5, 6, 7] },
  { team: 'Анаконда', mean: 21.5, games: [6, 7] },
  { team: 'Ежу понятно', mean: 38.5, games: [] },
];

const QUESTIONS = 36;

/** The table of game `index` (from 1). */
export function demoTable(draws: Draws, index: number): QuizResults {
  const played = strengths(draws, index).filter(
    ({ team: name }) => index === 1 || draws.int(`absent:${index}:${name}`, 100) >= 8,
  );
  const guests = EMIGRANTS.filter((guest) => guest.games.includes(index)).map((guest) =>
    team(guest.team, guest.mean, 5),
  );
  return tableOf(draws, index, [...played, ...guests], index === 1 ? seatCaptives : undefined);
}

/**
 * The table of a smaller club, whose captives are nobody in particular.
 * @param count so many of the regular teams
 * @param away whether a team stays at home
 */
export function clubTable(
  draws: Draws,
  index: number,
  count: number,
  guests: readonly string[],
  away: (team: string, index: number) => boolean,
): QuizResults {
  const played = club(count).filter(
    ({ team: name }) => !away(name, index) && (index === 1 || draws.int(`absent:${index}:${name}`, 100) >= 6),
  );
  return tableOf(draws, index, [...played, ...guests.map((name) => team(name, 31, 5))]);
}

const club = (count: number): Strength[] =>
  [...REGULARS, ...Object.values(CAPTIVES).map((name) => team(name, 32, 5))].slice(0, count);

/** The teams of a club, the strongest of the season before first. */
export const clubTeams = (count: number): string[] =>
  club(count)
    .sort((a, b) => b.mean - a.mean)
    .map(({ team: name }) => name);

type Row = { strength: Strength; points: number };

function tableOf(
  draws: Draws,
  index: number,
  playing: readonly Strength[],
  seat?: (rows: Row[]) => void,
): QuizResults {
  const rows = playing.map((strength) => ({ strength, points: pointsOf(draws, index, strength) }));
  rows.sort((a, b) => b.points - a.points || (a.strength.team < b.strength.team ? -1 : 1));
  seat?.(rows);
  const teams = rows.map(
    ({ strength, points }, at): TeamResult => ({
      team: strength.team,
      place: at + 1,
      main: points * 50,
      cup: cupOf(draws, index, strength.team),
      questions: questionsOf(draws, index, strength.team, points),
    }),
  );
  const winner = teams[draws.int(`creative:${index}`, teams.length)]!.team;
  return { teams, creative: [winner], questionCount: QUESTIONS };
}

function strengths(draws: Draws, index: number): Strength[] {
  if (index === 1) return REGULARS;
  const captives = Object.values(CAPTIVES).map((name) =>
    team(name, 28 + draws.int(`captive:${name}`, 10), 5),
  );
  return [...REGULARS, ...captives];
}

/** Half points: the sum of three throws lies near the mean more often than far from it. */
function pointsOf(draws: Draws, index: number, { team: name, mean, spread }: Strength): number {
  const throws = [0, 1, 2].map((nth) => draws.int(`points:${index}:${name}:${nth}`, spread + 1));
  return Math.max(10, mean - Math.round((spread * 3) / 2) + throws.reduce((sum, value) => sum + value, 0));
}

function seatCaptives(rows: Row[]): void {
  for (const [place, name] of Object.entries(CAPTIVES)) {
    const at = Number(place) - 1;
    const points = rows[at]?.points ?? 20;
    rows.splice(at, 0, { strength: team(name, points / 2, 5), points });
  }
}

/** League Cup: three points for a win, one for a defeat. */
function cupOf(draws: Draws, index: number, name: string): number {
  return draws.int(`cup:${index}:${name}`, 2) === 0 ? 300 : 100;
}

function questionsOf(draws: Draws, index: number, name: string, points: number): Record<string, 0 | 1> {
  const taken: Record<string, 0 | 1> = {};
  for (let question = 1; question <= QUESTIONS; question++) {
    taken[question] = draws.int(`question:${index}:${name}:${question}`, 110) < points ? 1 : 0;
  }
  return taken;
}
