/** Which device leads a game. Kept beside the log: it says whose entries are taken, not what happened. */
import { z } from 'zod';
import type { Instant } from '../engine/contract.js';
import type { GameStore, Preference } from '../store/store.js';
import type { FeedHub } from './feed-hub.js';
import { LedElsewhere } from './game-error.js';

const KEY = 'lead';
const leadSchema = z.object({
  device: z.string(),
  label: z.string(),
  since: z.string(),
  session: z.string().nullable().default(null),
});

export interface Lead {
  /** Opaque id that the device made up for itself. */
  device: string;
  /** What people call it. */
  label: string;
  /** Game time. */
  since: Instant;
  /** Hash of the sign-in it led with; null where none is known. */
  session: string | null;
}

/** A device that knocks; its label is asked for only when it comes to lead. */
export interface Device {
  id: string;
  /** Hash of its sign-in. */
  session: string | null;
  label(): Promise<string>;
}

/** To be used inside the game's own queue: two devices that come at once are told apart there. */
export class Leads {
  constructor(
    private readonly store: GameStore,
    private readonly hub: FeedHub,
  ) {}

  async of(game: string): Promise<Lead | null> {
    return leadIn(await this.store.preference(game, KEY));
  }

  /**
   * Whether an entry of this device is taken. Where nobody led yet the answer makes the device the leading one, to be stored
   * together with the entry: two devices that come at once, by two processes, are then told apart by the log. A caller that
   * names no device leads nothing and is heard only while nobody leads.
   * @throws LedElsewhere
   */
  async enter(game: string, device: Device | null, at: Instant): Promise<Preference | null> {
    const lead = await this.of(game);
    if (lead && lead.device !== device?.id) throw new LedElsewhere(lead.label, lead.since);
    return lead || !device ? null : { key: KEY, value: await leadOf(device, at) };
  }

  /** Gives the lead to a device; away from another one only with `take`. @throws LedElsewhere */
  async give(game: string, device: Device, at: Instant, take: boolean): Promise<Lead> {
    for (;;) {
      const former = await this.store.preference(game, KEY);
      const lead = leadIn(former);
      const mine = lead?.device === device.id;
      if (lead && !mine && !take) throw new LedElsewhere(lead.label, lead.since);
      const next = await leadOf(device, mine ? lead.since : at);
      // Another device was faster: whether it may be this one's turn is asked again.
      if (!(await this.store.replacePreference(game, { key: KEY, value: next }, former))) continue;
      this.hub.noticeSteering(game);
      return next;
    }
  }
}

const leads = new WeakMap<object, Lead | null>();

/** A store that remembers its answers gives the same object until it is another lead. */
function leadIn(stored: unknown): Lead | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = leads.get(stored);
  if (known !== undefined) return known;
  const lead = leadSchema.nullable().catch(null).parse(stored);
  leads.set(stored, lead);
  return lead;
}

async function leadOf(device: Device, since: Instant): Promise<Lead> {
  return { device: device.id, label: await device.label(), since, session: device.session };
}
