/**
 * One spelling for each value, so that equal states have equal hashes on every machine.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * JSON with object keys in code-unit order and no spaces. Accepts what a state or an event may hold: null, booleans,
 * strings, safe integers, arrays and plain objects. `undefined` members are left out, as in JSON.
 * @throws TypeError for anything else (floats, class instances, functions): such a value must never enter a log.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a safe integer: ${value}`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (
    typeof value === 'object' &&
    (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
  ) {
    const members = Object.entries(value as Record<string, unknown>)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`not plain data: ${Object.prototype.toString.call(value)}`);
}

/** SHA-256 of a text, lower-case hex. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Fingerprint of a state (or any plain data): SHA-256 of its canonical spelling. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}
