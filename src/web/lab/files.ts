/** What is taken home: a file the page has, or a picture the server makes of what is on the screen. */
import type { LabPicture } from '../../server/lab-shapes.js';
import { offlineError, problemOf } from '../app/problem.js';

export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @throws the problem the server names, or that there is no network */
export async function savePng(name: string, picture: LabPicture): Promise<void> {
  const response = await fetch('/api/lab/picture', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(picture),
    credentials: 'same-origin',
  }).catch(() => {
    throw offlineError();
  });
  if (!response.ok) throw await problemOf(response);
  save(name, await response.blob());
}
