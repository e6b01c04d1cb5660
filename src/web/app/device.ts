/** This device, as the server tells it from others: an id made up here, which says nothing about anybody. */
import type { Lang } from '../../engine/contract.js';
import { newKey } from './key.js';

const KEPT = 'device';
let id: string | null = null;

/** The id, if this device has ever needed one. */
export function knownDevice(): string | null {
  try {
    id ??= localStorage.getItem(KEPT);
  } catch {
    // A browser that keeps nothing is a new device on every visit.
  }
  return id;
}

export function deviceId(): string {
  const known = knownDevice();
  if (known) return known;
  id = newKey();
  try {
    localStorage.setItem(KEPT, id);
  } catch {
    // As above.
  }
  return id;
}

const KINDS: Record<'tablet' | 'phone' | 'computer' | 'device', Record<Lang, string>> = {
  tablet: { ru: 'планшет', en: 'tablet' },
  phone: { ru: 'телефон', en: 'phone' },
  computer: { ru: 'компьютер', en: 'computer' },
  device: { ru: 'устройство', en: 'device' },
};

/** «планшет»: enough to tell the devices of one table apart. */
export function deviceKind(lang: Lang, { userAgent, maxTouchPoints } = navigator): string {
  // An iPad calls itself a Macintosh; an Android tablet is an Android that is not mobile.
  const tablet =
    /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (tablet) return KINDS.tablet[lang];
  if (/iPhone|Mobile/.test(userAgent)) return KINDS.phone[lang];
  // Many a tablet calls itself a computer, and many a laptop can be touched: then neither is claimed.
  return KINDS[maxTouchPoints > 1 ? 'device' : 'computer'][lang];
}
