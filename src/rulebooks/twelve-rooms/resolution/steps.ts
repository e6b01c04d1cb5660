/** The algorithm of actions: twenty-one steps in the order of the regulation. This list is the order; there is no other. */
import type { Clause } from '../turn.js';
import { block } from './01-block.js';
import { hold } from './02-hold.js';
import { forgive } from './03-forgive.js';
import { dictate } from './04-dictate.js';
import { silence } from './05-silence.js';
import { vote } from './06-vote.js';
import { redirect } from './07-redirect.js';
import { heal } from './08-heal.js';
import { swap } from './09-swap.js';
import { deceive } from './10-deceive.js';
import { therapy } from './11-therapy.js';
import { doubt } from './12-doubt.js';
import { mafkill } from './13-mafkill.js';
import { inject } from './14-inject.js';
import { check } from './15-check.js';
import { doors } from './16-doors.js';
import { movement } from './17-movement.js';
import { compare } from './18-compare.js';
import { census } from './19-census.js';
import { question } from './20-question.js';
import { route } from './21-route.js';
import type { Resolution } from './resolution.js';

/** A step; one that cannot go on leaves its question in the resolution. */
export type Step = (r: Resolution) => void;

export const STEPS: readonly (readonly [clause: Clause, step: Step])[] = [
  ['A.1', block],
  ['A.2', hold],
  ['A.3', forgive],
  ['A.4', dictate],
  ['A.5', silence],
  ['A.6', vote],
  ['A.7', redirect],
  ['A.8', heal],
  ['A.9', swap],
  ['A.10', deceive],
  ['A.11', therapy],
  ['A.12', doubt],
  ['A.13', mafkill],
  ['A.14', inject],
  ['A.15', check],
  ['A.16', doors],
  ['A.17', movement],
  ['A.18', compare],
  ['A.19', census],
  ['A.20', question],
  ['A.21', route],
];
