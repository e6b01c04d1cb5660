/** How even the seating is, in plain words: what it achieves, and what no seating could better. */
import { useEffect, useState } from 'react';
import type { OpenFigures } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { Card } from '../../ui/card.js';
import { useCup, useCupGame } from '../lib/use.js';

export function Evenness() {
  const { id, view } = useCupGame();
  const t = useCup();
  const [figures, setFigures] = useState<OpenFigures | null>(null);
  // Another seating has other figures; a result changes nothing here.
  const seats = JSON.stringify(view.rounds.map(({ tables }) => tables.map((table) => table.seats)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other seats are the reason to ask again
  useEffect(() => {
    let alive = true;
    request<{ figures: OpenFigures | null }>(`/api/games/${encodeURIComponent(id)}/cup/seating/figures`)
      .then((answer) => alive && setFigures(answer.figures))
      // The seats themselves are on the screen; without the figures nothing is missing that one came for.
      .catch(() => {});
    return () => {
      alive = false;
    };
  }, [id, seats]);
  if (!figures) return null;
  const { rounds, meetings, repeats, byes } = figures;
  const best = ({ achieved, ideal }: { achieved: number; ideal: number }): string =>
    achieved <= ideal ? t('even.best') : t('even.ideal', { ideal });
  const times = (least: number, most: number): string => (least === most ? String(most) : `${least}–${most}`);
  return (
    <Card title={t('even.title')}>
      <p className="quiet small">{t('even.of', { rounds })}</p>
      <ul className="lines">
        <li>{t('even.meet', { times: times(meetings.least, meetings.most) })}</li>
        <li>
          {t('even.range', { n: meetings.range.achieved })} {best(meetings.range)}
        </li>
        <li>
          {t('even.repeats', { n: repeats.achieved })} {best(repeats)}
        </li>
        {byes.most > 0 && <li>{t('even.out', { times: times(byes.least, byes.most) })}</li>}
      </ul>
    </Card>
  );
}
