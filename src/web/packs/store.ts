/**
 * Season packs of one's own, kept in this browser: the editor writes them, the wizard of a season offers them. What is kept is
 * what the person sees, faults and all; whether a pack can be played is for the server to say (`ready`).
 */
import { useSyncExternalStore } from 'react';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import { newKey } from '../app/key.js';

export interface OwnPack {
  /** Of this browser; a pack keeps it through all its versions. */
  key: string;
  pack: SeasonFile;
  /** The last check found nothing against it: a season can be made of it. */
  ready: boolean;
  /** When it was last written, milliseconds since 1970. */
  saved: number;
}

const PREFIX = 'season-pack:';
const CHANGED = 'reglament:own-packs';

/** What a wizard calls a pack of one's own among those of the server. */
const NAME = 'own:';
export const nameOfOwn = (key: string): string => `${NAME}${key}`;

/** The wizard of a season with this pack chosen. */
export const wizardPath = (key: string): string => `/new?pack=${encodeURIComponent(nameOfOwn(key))}`;

/** Under the name of a wizard; null: no such pack is kept here. */
export function ownPackOf(name: string): OwnPack | null {
  return name.startsWith(NAME) ? ownPack(name.slice(NAME.length)) : null;
}

/** Every pack, the latest first. */
export function ownPacks(): OwnPack[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    // A browser that keeps nothing has no packs.
  }
  return keys
    .flatMap((name) => ownPack(name.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.saved - a.saved || (a.key < b.key ? -1 : 1));
}

export function ownPack(key: string): OwnPack | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isOwnPack(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isOwnPack(kept: unknown): kept is OwnPack {
  if (typeof kept !== 'object' || kept === null || !('pack' in kept) || !('key' in kept)) return false;
  const { pack } = kept;
  return typeof pack === 'object' && pack !== null && 'sides' in pack && 'marks' in pack && 'modules' in pack;
}

/** @returns false where the browser did not keep it: then the person must take the file */
export function keepPack(key: string, pack: SeasonFile, ready: boolean): boolean {
  try {
    const kept: OwnPack = { key, pack, ready, saved: Date.now() };
    localStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** A pack that is new in this browser. @returns its key; null where the browser keeps nothing */
export function addPack(pack: SeasonFile, ready: boolean): string | null {
  const key = newKey().slice(0, 8);
  return keepPack(key, pack, ready) ? key : null;
}

export function dropPack(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(CHANGED));
}

let last: { text: string; packs: OwnPack[] } = { text: '', packs: [] };

/** The same list as long as nothing has changed. */
function snapshot(): OwnPack[] {
  const packs = ownPacks();
  const text = packs.map(({ key, saved, ready }) => `${key} ${saved} ${ready}`).join();
  if (text !== last.text) last = { text, packs };
  return last.packs;
}

function subscribe(notify: () => void): () => void {
  addEventListener(CHANGED, notify);
  // Written in another tab.
  addEventListener('storage', notify);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener('storage', notify);
  };
}

export const useOwnPacks = (): readonly OwnPack[] => useSyncExternalStore(subscribe, snapshot);
