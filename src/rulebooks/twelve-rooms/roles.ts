/** The roles with their abilities. АС is an active ability, УС a special one, ПС a passive one. */
import type { ClauseId } from './clauses.js';

export const TEAMS = ['neutral', 'mafia', 'peaceful'] as const;
export type Team = (typeof TEAMS)[number];

/**
 * In the order of the regulation, then the plain players of both sides (N.MAFIOSO, P.CIVILIAN) and the neutral, whom the
 * master may add (`twelve-rooms:NEUTRAL`).
 */
export const ROLES = [
  'steward',
  'guarantor',
  'executor',
  'servant',
  'deputy',
  'observer',
  'saviour',
  'caretaker',
  'guardian',
  'investigator',
  'mafioso',
  'civilian',
  'neutral',
] as const;
export type Role = (typeof ROLES)[number];

export const NAMED_ROLES = ROLES.slice(0, 10);

/** Active abilities (АС) in the order of the algorithm. */
export const ACTIVE = [
  'block',
  'hold',
  'dictate',
  'silence',
  'heal',
  'swap',
  'deceive',
  'therapy',
  'doubt',
  'check',
  'doors',
  'compare',
  'census',
  'question',
  'route',
] as const;
export type Active = (typeof ACTIVE)[number];

/** Special abilities (УС). */
export const SPECIAL = ['forgive', 'redirect', 'inject'] as const;
export type Special = (typeof SPECIAL)[number];

export type Ability = Active | Special;

interface AbilityInfo {
  role: Role;
  kind: 'active' | 'special';
  /** The clause of the role that gives it. */
  clause: ClauseId;
  /** Its place in the algorithm. */
  step: ClauseId;
  once?: true;
}

export const ABILITIES: Record<Ability, AbilityInfo> = {
  block: {
    role: 'guarantor',
    kind: 'active',
    clause: 'twelve-rooms:N.GUARANTOR.AS1',
    step: 'twelve-rooms:A.1',
  },
  hold: {
    role: 'guarantor',
    kind: 'active',
    clause: 'twelve-rooms:N.GUARANTOR.AS2',
    step: 'twelve-rooms:A.2',
  },
  forgive: {
    role: 'servant',
    kind: 'special',
    clause: 'twelve-rooms:N.SERVANT.US',
    step: 'twelve-rooms:A.3',
    once: true,
  },
  dictate: {
    role: 'steward',
    kind: 'active',
    clause: 'twelve-rooms:N.STEWARD.AS1',
    step: 'twelve-rooms:A.4',
  },
  silence: {
    role: 'steward',
    kind: 'active',
    clause: 'twelve-rooms:N.STEWARD.AS2',
    step: 'twelve-rooms:A.5',
  },
  redirect: {
    role: 'caretaker',
    kind: 'special',
    clause: 'twelve-rooms:P.CARETAKER.US',
    step: 'twelve-rooms:A.7',
    once: true,
  },
  heal: { role: 'saviour', kind: 'active', clause: 'twelve-rooms:P.SAVIOUR.AS', step: 'twelve-rooms:A.8' },
  swap: { role: 'executor', kind: 'active', clause: 'twelve-rooms:N.EXECUTOR.AS1', step: 'twelve-rooms:A.9' },
  deceive: {
    role: 'executor',
    kind: 'active',
    clause: 'twelve-rooms:N.EXECUTOR.AS2',
    step: 'twelve-rooms:A.10',
  },
  therapy: {
    role: 'servant',
    kind: 'active',
    clause: 'twelve-rooms:N.SERVANT.AS1',
    step: 'twelve-rooms:A.11',
  },
  doubt: { role: 'servant', kind: 'active', clause: 'twelve-rooms:N.SERVANT.AS2', step: 'twelve-rooms:A.12' },
  inject: {
    role: 'saviour',
    kind: 'special',
    clause: 'twelve-rooms:P.SAVIOUR.US',
    step: 'twelve-rooms:A.14',
  },
  check: {
    role: 'caretaker',
    kind: 'active',
    clause: 'twelve-rooms:P.CARETAKER.AS1',
    step: 'twelve-rooms:A.15',
  },
  doors: {
    role: 'observer',
    kind: 'active',
    clause: 'twelve-rooms:P.OBSERVER.AS2',
    step: 'twelve-rooms:A.16',
  },
  compare: {
    role: 'guardian',
    kind: 'active',
    clause: 'twelve-rooms:P.GUARDIAN.AS',
    step: 'twelve-rooms:A.18',
  },
  census: {
    role: 'caretaker',
    kind: 'active',
    clause: 'twelve-rooms:P.CARETAKER.AS2',
    step: 'twelve-rooms:A.19',
  },
  question: {
    role: 'investigator',
    kind: 'active',
    clause: 'twelve-rooms:P.INVESTIGATOR.AS',
    step: 'twelve-rooms:A.20',
  },
  route: {
    role: 'observer',
    kind: 'active',
    clause: 'twelve-rooms:P.OBSERVER.AS1',
    step: 'twelve-rooms:A.21',
  },
};

const MAFIA: readonly Role[] = ['steward', 'guarantor', 'executor', 'servant', 'deputy', 'mafioso'];

export function teamOfRole(role: Role): Team {
  if (role === 'neutral') return 'neutral';
  return MAFIA.includes(role) ? 'mafia' : 'peaceful';
}

/** The abilities a role gives by itself, in the order of the algorithm. */
export function abilitiesOfRole(role: Role): Ability[] {
  return (Object.keys(ABILITIES) as Ability[]).filter((ability) => ABILITIES[ability].role === role);
}

/** Abilities a deputy may take over from a teammate of that role (N.DEPUTY.PS1): the active ones, not the special. */
export function inheritable(role: Role): Active[] {
  if (teamOfRole(role) !== 'mafia') return [];
  return ACTIVE.filter((ability) => ABILITIES[ability].role === role);
}
