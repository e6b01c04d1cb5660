/** What stands on a cell: the kinds as radios, then what the kind needs. */
import { useId } from 'react';
import type { CellMark } from '../../../rulebooks/race/board-view.js';
import { useSeason } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { NumberStepper } from '../../ui/number-stepper.js';
import { useOrg } from '../say.js';

interface Props {
  cell: number;
  mark: CellMark;
  onChange(mark: CellMark): void;
}

const KINDS = ['free', 'skip', 'move', 'offer', 'roulette', 'unspecified'] as const;

/** Offers the season knows, read from the board: each with its side. */
function useOffersOnBoard(): Extract<CellMark, { kind: 'offer' }>[] {
  const { view } = useSeason();
  const found = new Map<string, Extract<CellMark, { kind: 'offer' }>>();
  for (const { mark } of view.board.cells) if (mark.kind === 'offer') found.set(mark.offer, mark);
  for (const offer of view.offers) {
    if (!found.has(offer.kind)) found.set(offer.kind, { kind: 'offer', offer: offer.kind, side: offer.side });
  }
  return [...found.values()];
}

export function MarkFields({ cell, mark, onChange }: Props) {
  const { view } = useSeason();
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  const offers = useOffersOnBoard();
  const start = (kind: (typeof KINDS)[number]): CellMark | null => {
    if (kind === 'move') return { kind, by: mark.kind === 'move' ? mark.by : 3 };
    if (kind === 'offer') return mark.kind === 'offer' ? mark : (offers[0] ?? null);
    return { kind };
  };
  const whose = (side: number | null) => {
    const found = view.board.sides.find((one) => one.id === side);
    return found ? pick(found.name) : t('offers.author');
  };
  return (
    <div className="stack-tight">
      <fieldset className="org-choices">
        <legend className="label">{t('mark.kind')}</legend>
        {KINDS.map((kind) => {
          const next = start(kind);
          return (
            <label key={kind} className="choice">
              <input
                type="radio"
                name={group}
                checked={mark.kind === kind}
                disabled={!next}
                onChange={() => next && onChange(next)}
              />
              <span>{t(`mark.${kind}`)}</span>
            </label>
          );
        })}
      </fieldset>
      {mark.kind === 'move' && (
        <div className="row">
          <select
            className="org-narrow"
            aria-label={t('mark.move')}
            value={mark.by < 0 ? 'back' : 'forward'}
            onChange={(event) => {
              const size = Math.abs(mark.by);
              onChange({ kind: 'move', by: event.target.value === 'back' ? -size : size });
            }}
          >
            <option value="forward">{t('mark.forward')}</option>
            <option value="back">{t('mark.back')}</option>
          </select>
          <NumberStepper
            label={t('mark.by')}
            value={Math.abs(mark.by)}
            min={1}
            max={view.board.size}
            onChange={(size) => onChange({ kind: 'move', by: mark.by < 0 ? -size : size })}
          />
          <span className="quiet">{t('mark.leads', { n: cell + mark.by })}</span>
        </div>
      )}
      {mark.kind === 'offer' && (
        <select
          aria-label={t('mark.whose')}
          value={mark.offer}
          onChange={(event) => {
            const found = offers.find((one) => one.offer === event.target.value);
            if (found) onChange(found);
          }}
        >
          {offers.map((offer) => (
            <option key={offer.offer} value={offer.offer}>
              {whose(offer.side)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
