/** One cell: what it does to whoever ends there, and what it tells. */
import { useEffect, useId, useRef } from 'react';
import { useLang, usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { useEditor, usePackSay } from '../context.js';
import { type Edited, type said, setMark, setStory } from '../lib/edit.js';
import { movedCell } from '../lib/paths.js';
import { withValue } from '../lib/texts-of.js';
import type { Mark, OfferKind, Pack } from '../lib/types.js';
import { ChoiceInput, LineInput, NumberInput, SaidInput } from './fields.js';

export const KINDS = [
  'free',
  'change',
  'move',
  'skip',
  'castle',
  'offer',
  'twins',
  'roulette',
  'restart',
  'coin',
  'name',
  'unspecified',
] as const satisfies readonly Mark['kind'][];

const OFFER_KINDS = [
  'dress',
  'humour',
  'ode',
  'story',
  'tribute',
  'captive',
  'surrender',
] as const satisfies readonly OfferKind[];

/** A mark of a kind with sensible values for this cell. */
export function startMark(pack: Pack, cell: number, kind: Mark['kind']): Mark {
  const { size, sides, marks, modules } = pack;
  switch (kind) {
    case 'change':
      return { kind, by: 2 };
    case 'move':
      return { kind, by: cell + 3 <= size ? 3 : -3 };
    case 'castle': {
      const has = new Set(
        Object.values(marks).flatMap((mark) => (mark.kind === 'castle' ? [mark.side] : [])),
      );
      return { kind, side: (sides.find(({ id }) => !has.has(id)) ?? sides[0])?.id ?? 1 };
    }
    case 'twins':
      return { kind, to: cell + 5 < size ? cell + 5 : Math.max(1, cell - 5) };
    case 'offer': {
      const used = modules.offers?.offers ?? {};
      const offer = OFFER_KINDS.find((one) => !used[one]) ?? 'dress';
      return { kind, offer, side: offer === 'dress' ? null : (sides[0]?.id ?? 1) };
    }
    default:
      return { kind };
  }
}

export function CellForm({ cell }: { cell: number }) {
  const { pack, change, edit, choose, messages } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const lang = useLang();
  const group = useId();
  const mark: Mark = pack.marks[cell] ?? { kind: 'free' };
  const finish = cell === pack.size;
  const faults = (messages ?? []).filter(
    ({ path }) => path[0] === 'marks' && String(path[1]) === String(cell),
  );
  const values = useRef<HTMLDivElement>(null);
  const picked = useRef(false);
  // The number of a new effect comes below the list: whoever chose the effect is shown it.
  useEffect(() => {
    if (picked.current) values.current?.scrollIntoView({ block: 'nearest' });
    picked.current = false;
  });
  // Where an effect has a number, what is wrong is said at the number.
  const inField = 'by' in mark || mark.kind === 'twins';
  const set = (next: Mark) => edit(setMark(pack, cell, next));
  const keep = ({ pack: next }: Edited) => change(next, `mark ${cell}`);
  return (
    <div className="stack-tight" data-path={`marks.${cell}`}>
      <div className="pe-cell-head">
        <h2>{t(finish ? 'finish' : 'cell', { n: cell })}</h2>
        <div className="row">
          <Button variant="ghost" icon="left" disabled={cell <= 1} onClick={() => choose(cell - 1)}>
            {t('previous')}
          </Button>
          <Button variant="ghost" icon="right" disabled={finish} onClick={() => choose(cell + 1)}>
            {t('next')}
          </Button>
        </div>
      </div>
      {!inField &&
        faults.map(({ text }) => (
          <Notice key={text.ru} tone="warn">
            {pick(text)}
          </Notice>
        ))}
      {finish ? (
        <p className="quiet">{t('finishText')}</p>
      ) : (
        <>
          <fieldset className="pe-kinds">
            <legend className="label">{t('effect')}</legend>
            {KINDS.map((kind) => (
              <label key={kind} className="choice">
                <input
                  type="radio"
                  name={group}
                  checked={mark.kind === kind}
                  onChange={() => {
                    picked.current = true;
                    set(startMark(pack, cell, kind));
                  }}
                />
                <span>{t(`kind.${kind}`)}</span>
              </label>
            ))}
          </fieldset>
          <div className="pe-values stack-tight" ref={values}>
            <MarkValues
              cell={cell}
              mark={mark}
              onSet={set}
              onType={(next) => keep(setMark(pack, cell, next))}
            />
          </div>
        </>
      )}
      <LineInput
        label={t('story')}
        hint={t('storyHint')}
        rows={2}
        max={300}
        path={['stories', cell]}
        value={pack.stories?.[cell]?.[lang] ?? ''}
        onChange={(value) => change(setStory(pack, cell, lang, value), `story ${cell}`)}
      />
      <Place cell={cell} />
    </div>
  );
}

interface ValuesProps {
  cell: number;
  mark: Mark;
  /** Chosen from a list. */
  onSet(mark: Mark): void;
  /** Typed. */
  onType(mark: Mark): void;
}

function MarkValues({ cell, mark, onSet, onType }: ValuesProps) {
  const { pack } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const sides = pack.sides.map(({ id, name }) => ({ value: String(id), title: pick(name) }));
  if (mark.kind === 'move' || mark.kind === 'change') {
    const jump = mark.kind === 'move';
    const amount = Math.abs(mark.by);
    const most = jump ? pack.size : 99;
    return (
      <div className="pe-pair">
        <ChoiceInput
          label={t(jump ? 'direction' : 'sign')}
          value={mark.by < 0 ? 'back' : 'forward'}
          options={[
            { value: 'forward', title: t(jump ? 'forward' : 'plus') },
            { value: 'back', title: t(jump ? 'back' : 'minus') },
          ]}
          onChange={(way) => onSet({ ...mark, by: way === 'back' ? -amount : amount })}
        />
        <NumberInput
          key={cell}
          label={t('by')}
          path={['marks', cell]}
          hint={jump ? t('leads', { n: cell + mark.by }) : undefined}
          value={amount}
          min={1}
          max={most}
          onChange={(by) => onType({ ...mark, by: mark.by < 0 ? -by : by })}
        />
      </div>
    );
  }
  if (mark.kind === 'castle') {
    return (
      <ChoiceInput
        label={t('whose')}
        value={String(mark.side)}
        options={sides}
        onChange={(side) => onSet({ kind: 'castle', side: Number(side) })}
      />
    );
  }
  if (mark.kind === 'twins') {
    return (
      <NumberInput
        key={cell}
        label={t('to')}
        path={['marks', cell]}
        value={mark.to}
        min={1}
        max={pack.size - 1}
        onChange={(to) => onType({ kind: 'twins', to })}
      />
    );
  }
  return mark.kind === 'offer' ? <OfferValues mark={mark} sides={sides} onSet={onSet} /> : null;
}

interface OfferProps {
  mark: Extract<Mark, { kind: 'offer' }>;
  sides: { value: string; title: string }[];
  onSet(mark: Mark): void;
}

function OfferValues({ mark, sides, onSet }: OfferProps) {
  const { pack, change } = useEditor();
  const t = usePackSay();
  const kind = mark.offer as OfferKind;
  const offer = pack.modules.offers?.offers[kind];
  const words = (field: 'title' | 'task') => ({
    value: offer?.[field],
    path: ['modules', 'offers', 'offers', kind, field],
    onChange: (text: ReturnType<typeof said>) =>
      change(withValue(pack, ['modules', 'offers', 'offers', kind, field], text), `offer ${kind} ${field}`),
  });
  return (
    <>
      <div className="pe-pair">
        <ChoiceInput
          label={t('offerKind')}
          value={kind}
          options={OFFER_KINDS.map((value) => ({ value, title: t(`offer.${value}`) }))}
          onChange={(next) =>
            onSet({ kind: 'offer', offer: next, side: next === 'dress' ? null : mark.side })
          }
        />
        <ChoiceInput
          label={t('offerFrom')}
          value={String(mark.side ?? '')}
          options={kind === 'dress' ? [{ value: '', title: t('author') }, ...sides] : sides}
          onChange={(side) => onSet({ ...mark, side: side === '' ? null : Number(side) })}
        />
      </div>
      {offer && (
        <>
          <SaidInput label={t('offerTitle')} max={80} {...words('title')} />
          <SaidInput label={t('offerTask')} rows={2} max={400} {...words('task')} />
        </>
      )}
    </>
  );
}

/** Where the cell lies, for whoever does not drag. */
function Place({ cell }: { cell: number }) {
  const { pack, change } = useEditor();
  const t = usePackSay();
  const { layout } = pack;
  const spot = layout?.cells[cell - 1];
  if (!layout || !spot) return null;
  const move = (x: number, y: number) =>
    change({ ...pack, layout: movedCell(layout, cell, [x, y]) }, `place ${cell}`);
  return (
    <details className="pe-more">
      <summary>{t('byHand')}</summary>
      <p className="quiet small">{t('placeHint')}</p>
      <div className="pe-pair" data-path={`layout.cells.${cell - 1}`}>
        <NumberInput
          key={`x${cell}`}
          label={t('place.x')}
          value={spot.x}
          min={-2000}
          max={6000}
          onChange={(x) => move(x, spot.y)}
        />
        <NumberInput
          key={`y${cell}`}
          label={t('place.y')}
          value={spot.y}
          min={-2000}
          max={6000}
          onChange={(y) => move(spot.x, y)}
        />
      </div>
    </details>
  );
}
