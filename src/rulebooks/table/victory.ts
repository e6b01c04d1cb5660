/** I.3: who has won, tested at the moment of each departure. 6.1: when nobody leaves for three rounds. */
import type { Winner } from './events.js';
import { teamOf, winnerOf } from './sides.js';
import { livingOf } from './state.js';
import { cite, type Turn } from './turn.js';

/** Days and nights in a row: three full rounds. */
const STALEMATE = 6;

export function testVictory(turn: Turn, how: 'rules' | 'question' = 'rules'): void {
  const winner = winnerOf(turn.table);
  if (winner === null || turn.table.victory !== null) return;
  win(turn, winner, winner === 'draw' ? how : 'rules');
}

export function win(turn: Turn, winner: Winner, how: 'rules' | 'question' | 'stalemate' | 'judge'): void {
  const { table } = turn;
  const byRule = { rules: 'I.3', question: '4.12', stalemate: '6.1', judge: 'I.2' } as const;
  const byRuling = { rules: 'victory', question: 'killAll', stalemate: 'stalemate' } as const;
  turn.emit({
    type: 'VictoryReached',
    winner,
    how,
    team: teamOf(table, winner),
    red: livingOf(table, 'red').length,
    black: livingOf(table, 'black').length,
    clauses: cite(byRule[how]),
    rulings: how === 'judge' ? [] : [byRuling[how]],
  });
}

/** 6.1 */
export function testStalemate(turn: Turn): void {
  const { table } = turn;
  if (table.quiet < STALEMATE || table.quiet % STALEMATE !== 0 || table.victory) return;
  const ruling = turn.ruling('stalemate');
  const answer = table.answers.findLast(({ topic }) => topic === 'stalemate')?.choice;
  const decided = ruling === 'ask' ? answer : ruling;
  if (decided === 'draw') win(turn, 'draw', 'stalemate');
  else if (decided === 'red') win(turn, 'red', 'stalemate');
  else if (decided === undefined) {
    turn.emit({
      type: 'AskRaised',
      ask: `stalemate:${table.day}:${table.night}`,
      topic: 'stalemate',
      seats: [],
      choices: ['draw', 'red', 'continue'],
      clauses: cite('6.1'),
      rulings: ['stalemate'],
    });
  }
}
