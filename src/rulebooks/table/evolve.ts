/** The fold: each event changes the state in one way. Undo folds the steps in force anew; redo plays its step again. */
import type { TableEvent } from './events.js';
import { course } from './evolve/course.js';
import type { Handlers } from './evolve/handlers.js';
import { judge } from './evolve/judge.js';
import { night } from './evolve/night.js';
import { vote } from './evolve/vote.js';
import { outdate } from './shared.js';
import { type GameState, newTable, type Table } from './state.js';

type Played = Exclude<TableEvent['type'], 'Undone' | 'Redone'>;
const handlers: Handlers<Played> = { ...course, ...night, ...vote, ...judge };

function apply(table: Table, event: TableEvent): void {
  outdate(table);
  const handle = handlers[event.type as Played] as (table: Table, event: TableEvent) => void;
  handle(table, event);
}

export function evolve(state: GameState, event: TableEvent): GameState {
  state.lastStep = event.step;
  if (event.type === 'Undone') {
    const step = state.steps.at(-1)!;
    state.steps = state.steps.slice(0, -1);
    state.undone = [...state.undone, step];
    state.table = newTable(state.setup);
    for (const { events } of state.steps) for (const each of events) apply(state.table, each);
    return state;
  }
  if (event.type === 'Redone') {
    const step = state.undone.at(-1)!;
    state.undone = state.undone.slice(0, -1);
    for (const each of step.events) apply(state.table, each);
    state.steps = [...state.steps, step];
    return state;
  }
  apply(state.table, event);
  remember(state, event);
  return state;
}

/** A new step makes an undone one impossible to redo. */
function remember(state: GameState, event: TableEvent): void {
  const last = state.steps.at(-1);
  if (last?.step === event.step) last.events.push(event);
  else {
    state.steps.push({ step: event.step, events: [event] });
    state.undone = [];
  }
}
