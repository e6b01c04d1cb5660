/** Names of people: kept beside the log, shown only to those whose view shows the person. */
import type { Viewer } from '../engine/contract.js';
import type { Store, StoredGame, StoredPerson } from '../store/store.js';

/** Everybody in a game by id, accounts of its organisers included. */
export interface Names {
  persons: readonly StoredPerson[];
  accounts: ReadonlyMap<string, string>;
}

/** The people of a table of a cup are those of the cup. */
export async function namesOf(store: Store, { id, parent }: StoredGame): Promise<Names> {
  const game = parent ?? id;
  const staff = await store.staff(game);
  return {
    persons: await store.persons(game),
    accounts: new Map(staff.map((account) => [account.id, account.name])),
  };
}

/**
 * The names a viewer may know. Those who steer see all; others only people their view names, and of these the
 * organisers, the bosses, the consiglieri and their own clan.
 */
export function namesFor(names: Names, viewer: Viewer, view: unknown): Record<string, string> {
  if (viewer.kind === 'organiser') {
    return Object.fromEntries([
      ...names.persons.map((person) => [person.id, person.name]),
      ...names.accounts,
    ]);
  }
  const shown = new Set<string>();
  collectTexts(view, shown);
  const own = viewer.kind === 'person' ? names.persons.find((person) => person.id === viewer.person) : null;
  const known = names.persons.filter(
    (person) =>
      shown.has(person.id) &&
      (person.role !== 'member' || person.id === own?.id || (own?.clan != null && person.clan === own.clan)),
  );
  return Object.fromEntries([
    ...known.map((person) => [person.id, person.name]),
    ...[...names.accounts].filter(([id]) => shown.has(id)),
  ]);
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) collectTexts(member, into);
  }
}
