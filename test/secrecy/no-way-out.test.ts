/** The program sends nothing to anybody by itself: no mail, no hooks, no push. What it tells, it tells whoever asks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** By these a program reaches another computer. */
const OUTWARD =
  /\bfetch\(|\bnew (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon|pushManager|PushManager|showNotification|\bnew Notification\b|^import (?!type )[^;]*from '(node:)?(http|https|http2|net|tls|dgram|dns|undici|pg)';/gm;
/** What does, and whom it reaches. */
const KNOWN: Record<string, string> = {
  'src/store/postgres/listener.ts': 'the club’s own database',
  'src/store/postgres/postgres.ts': 'the same',
  'src/store/postgres/whole.ts': 'the same',
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name));
const found = (inside: (file: string) => boolean): string[] =>
  files.filter((file) => inside(file) && readFileSync(file, 'utf8').search(OUTWARD) >= 0).sort();

test('outside the screens only the store reaches another computer', () => {
  expect(found((file) => !file.startsWith('src/web/'))).toEqual(Object.keys(KNOWN));
});

test('the screens ask their own server', () => {
  const asking = found((file) => file.startsWith('src/web/'));
  expect(asking.length).toBeGreaterThan(2);
  for (const file of asking) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(
      /fetch\(\s*['"`]https?:|sendBeacon|[pP]ushManager|[nN]otification\b.*\(|new WebSocket/,
    );
  }
});
