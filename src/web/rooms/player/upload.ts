/** A picture to the server, which re-encodes it and strips what the camera wrote. */
import { address } from '../../app/api.js';
import { offlineError, problemOf } from '../../app/problem.js';

/** The id under which the server keeps the picture. */
export async function uploadImage(game: string, file: File, as: string | null): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address(`/api/games/${encodeURIComponent(game)}/images`, { as }), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': file.type || 'application/octet-stream' },
      body: file,
      credentials: 'same-origin',
    });
  } catch {
    throw offlineError();
  }
  if (!response.ok) throw await problemOf(response);
  const { id } = (await response.json()) as { id: string };
  return id;
}
