/** What happens in the dark. */
import { type Handlers, startTimer } from './handlers.js';

export const night: Handlers<
  | 'FirstNightStarted'
  | 'NightStepStarted'
  | 'NightStarted'
  | 'ShotTaken'
  | 'Healed'
  | 'Checked'
  | 'NightResolved'
  | 'BestMoveNamed'
> = {
  FirstNightStarted(table, { steps, at }) {
    table.phase = 'firstNight';
    table.startedAt = at;
    table.script = { steps, at: -1 };
  },
  NightStepStarted(table, { what, seconds, at }) {
    const place = table.phase === 'firstNight' ? table.script! : table.current!;
    place.at = place.steps.indexOf(what);
    startTimer(table, seconds, at);
  },
  NightStarted(table, { night: n, steps }) {
    table.phase = 'night';
    table.night = n;
    table.quiet = table.moved ? 0 : table.quiet + 1;
    table.moved = false;
    table.current = { n, steps, at: -1, shots: null, target: null, heal: null, checks: [] };
    table.script = null;
    table.order = [];
    table.speaker = null;
    table.vote = null;
    table.question = null;
    table.after = null;
    table.mayName = null;
  },
  ShotTaken(table, { shots, target }) {
    table.current!.shots = shots;
    table.current!.target = target;
  },
  Healed(table, { seat, target }) {
    table.current!.heal = { seat, target };
  },
  Checked(table, { by, seat, target, answer }) {
    const others = table.current!.checks.filter((each) => each.by !== by);
    table.current!.checks = [...others, { by, seat, target, answer }];
  },
  NightResolved(table, { target, killed, mayName }) {
    const { n, shots, heal, checks } = table.current!;
    table.pastNights = [...table.pastNights, { n, shots, target, heal, checks, killed }];
    table.current = null;
    table.quiet = table.moved || killed !== null ? 0 : table.quiet + 1;
    table.moved = false;
    table.timer = null;
    table.mayName = mayName ? killed : null;
  },
  BestMoveNamed(table, { seat, named, black }) {
    table.bestMove = { seat, named, black };
  },
};
