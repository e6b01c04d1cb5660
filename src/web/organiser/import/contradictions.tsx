/** What the table contradicts itself in: each is corrected or accepted with open eyes. */
import { useState } from 'react';
import type { Contradiction } from '../../../quiz/contradiction.js';
import type { ImportPreview } from '../../../quiz/import.js';
import { usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { useOrg } from '../say.js';
import type { Review } from './use-import.js';

export function Contradictions({ review, preview }: { review: Review; preview: ImportPreview }) {
  const t = useOrg();
  const shown = preview.contradictions.filter((one) => one.kind !== 'name-near');
  return (
    <>
      {shown.length === 0 ? (
        <Notice tone="good">{t('import.noContradictions')}</Notice>
      ) : (
        <p className="quiet">{t('import.checkHint')}</p>
      )}
      {kindsOf(shown).map((points) => (
        <Kind key={points[0]?.kind} points={points} review={review} games={preview.games} />
      ))}
      {preview.corrections.length > 0 && (
        <div>
          <h3>{t('import.corrections')}</h3>
          {preview.corrections.map(({ ref, was, now }) => (
            <p key={ref} className="row row-apart org-line">
              <span>{t('import.correction', { ref, was, now })}</span>
              <Button
                variant="ghost"
                onClick={() =>
                  review.decide((old) => {
                    const { [ref]: _, ...values } = old.values ?? {};
                    return { ...old, values };
                  })
                }
              >
                {t('import.undo')}
              </Button>
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function kindsOf(points: readonly Contradiction[]): Contradiction[][] {
  const kinds = new Map<string, Contradiction[]>();
  for (const point of points) kinds.set(point.kind, [...(kinds.get(point.kind) ?? []), point]);
  return [...kinds.values()];
}

const FEW = 4;

/** Many of one kind are shown in part, and may be accepted at one stroke. */
function Kind({ points, review, games }: { points: Contradiction[]; review: Review; games: string[] }) {
  const t = useOrg();
  const [all, setAll] = useState(false);
  const open = points.filter((one) => !one.accepted && one.acceptable);
  const acceptAll = () =>
    review.decide((old) => ({
      ...old,
      accepted: [...new Set([...(old.accepted ?? []), ...open.map((one) => one.id)])],
    }));
  const shown = all || points.length <= FEW ? points : points.slice(0, FEW);
  return (
    <div className="stack-tight">
      {points.length > FEW && (
        <div className="row row-apart">
          <b>{t('import.kindHint', { n: points.length })}</b>
          {open.length > 1 && (
            <Button onClick={acceptAll}>{t('import.acceptAll', { n: open.length })}</Button>
          )}
        </div>
      )}
      {shown.map((one) => (
        <Point key={one.id} one={one} review={review} games={games} />
      ))}
      {shown.length < points.length && (
        <div className="row">
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t('import.showPoints', { n: points.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

function Point({ one, review, games }: { one: Contradiction; review: Review; games: string[] }) {
  const t = useOrg();
  const pick = usePick();
  const [value, setValue] = useState('');
  const accept = (on: boolean) =>
    review.decide((old) => {
      const rest = (old.accepted ?? []).filter((id) => id !== one.id);
      return { ...old, accepted: on ? [...rest, one.id] : rest };
    });
  const put = () => review.decide((old) => ({ ...old, values: { ...old.values, [one.ref]: value.trim() } }));
  if (one.accepted) {
    return (
      <p className="row row-apart org-line">
        <span>
          <span className="tag tag-good">{t('import.accepted')}</span> {pick(one.text)}
        </span>
        <Button variant="ghost" onClick={() => accept(false)}>
          {t('import.undo')}
        </Button>
      </p>
    );
  }
  return (
    <fieldset className="org-point">
      <legend>{pick(one.text)}</legend>
      {one.kind === 'game-not-chosen' && (
        <div className="row">
          {games.map((game) => (
            <Button key={game} onClick={() => review.decide((old) => ({ ...old, game }))}>
              {game}
            </Button>
          ))}
        </div>
      )}
      {one.ref !== '' && (
        <form
          className="org-fix"
          onSubmit={(event) => {
            event.preventDefault();
            if (value.trim() !== '') put();
          }}
        >
          <input
            aria-label={t('import.correct', { ref: one.ref })}
            placeholder={t('import.correct', { ref: one.ref })}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Button type="submit" disabled={value.trim() === ''}>
            {t('import.put')}
          </Button>
        </form>
      )}
      {one.acceptable && (
        <div className="row">
          <Button onClick={() => accept(true)}>{t('import.accept')}</Button>
          {pick(one.ifAccepted) && (
            <span className="quiet">{t('import.ifAccepted', { text: pick(one.ifAccepted) })}</span>
          )}
        </div>
      )}
    </fieldset>
  );
}
