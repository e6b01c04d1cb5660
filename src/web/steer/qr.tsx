/** A code of an address, drawn by the server. */
import { useEffect, useState } from 'react';
import { useSeason } from '../app/game.js';

const made = new Map<string, Promise<string>>();

async function draw(game: string, text: string): Promise<string> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/qr`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(String(response.status));
  const svg = await response.text();
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

export function Qr({ text, label }: { text: string; label: string }) {
  const { id } = useSeason();
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let alive = true;
    let drawing = made.get(text);
    if (!drawing) {
      drawing = draw(id, text);
      made.set(text, drawing);
      drawing.catch(() => made.delete(text));
    }
    drawing.then((got) => alive && setUrl(got)).catch(() => alive && setFailed(true));
    return () => {
      alive = false;
    };
  }, [id, text]);
  if (failed) return null;
  return <span className="org-qr">{url && <img src={url} alt={label} width={180} height={180} />}</span>;
}
