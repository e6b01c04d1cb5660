/** The sides: how they are called, and how they are told apart on the board. */
import { useState } from 'react';
import { useLang, usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Crest } from '../../ui/side-chip.js';
import { useEditor, usePackSay } from '../context.js';
import { letterFor } from '../lib/defaults.js';
import { addSide, removeSide } from '../lib/edit.js';
import type { Side } from '../lib/types.js';
import { ChoiceInput, LineInput, SaidInput } from '../parts/fields.js';

const PATTERNS = [
  'plain',
  'stripes',
  'dots',
  'checks',
  'waves',
  'crosses',
  'diagonal',
  'rings',
  'bricks',
  'stars',
] as const satisfies readonly Side['pattern'][];

export function SidesTab() {
  const { pack, change, edit } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const [leaving, setLeaving] = useState<Side | null>(null);
  return (
    <div className="stack">
      <p className="quiet">{t('sides.lead')}</p>
      {pack.sides.map((side, index) => (
        <SideCard key={side.id} side={side} index={index} onRemove={() => setLeaving(side)} />
      ))}
      {pack.sides.length < 12 && (
        <Button icon="plus" onClick={() => change(addSide(pack))}>
          {t('sides.add')}
        </Button>
      )}
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? t('sides.removeTitle', { name: pick(leaving.name) }) : ''}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{t('keepIt')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (leaving) edit(removeSide(pack, leaving.id));
                setLeaving(null);
              }}
            >
              {t('sides.remove')}
            </Button>
          </>
        }
      >
        <p>{t('sides.removeText')}</p>
      </Dialog>
    </div>
  );
}

function SideCard({ side, index, onRemove }: { side: Side; index: number; onRemove(): void }) {
  const { pack, change } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const lang = useLang();
  const set = (part: Partial<Side>, field?: string) =>
    change(
      { ...pack, sides: pack.sides.map((one) => (one.id === side.id ? { ...one, ...part } : one)) },
      field && `side ${side.id} ${field}`,
    );
  const path = (field: string) => ['sides', index, field];
  return (
    <section
      className="card pe-side"
      data-path={`sides.${index}`}
      aria-label={pick(side.name) || String(side.id)}
    >
      <div className="pe-side-head">
        <Crest side={side} />
        <h3>{pick(side.name) || '—'}</h3>
        {pack.sides.length > 2 && (
          <Button variant="ghost" onClick={onRemove}>
            {t('sides.remove')}
          </Button>
        )}
      </div>
      <div className="pe-pair">
        <SaidInput
          label={t('sides.name')}
          max={60}
          path={path('name')}
          value={side.name}
          onChange={(name) => {
            // The short name follows the long one until it is another; so does the letter.
            const follows = side.short.ru === side.name.ru && side.short.en === side.name.en;
            const others = pack.sides.filter(({ id }) => id !== side.id);
            const letter = letterFor(side, others, side.name[lang], name[lang]);
            set({ name, letter, ...(follows ? { short: name } : {}) }, 'name');
          }}
        />
        <SaidInput
          label={t('sides.short')}
          max={24}
          path={path('short')}
          value={side.short}
          onChange={(short) => set({ short }, 'short')}
        />
      </div>
      <div className="pe-three">
        <LineInput
          label={t('sides.letter')}
          max={2}
          path={path('letter')}
          value={side.letter}
          onChange={(letter) => set({ letter }, 'letter')}
        />
        <LineInput
          label={t('sides.colour')}
          type="color"
          path={path('colour')}
          value={side.colour}
          onChange={(colour) => set({ colour: colour.toLowerCase() }, 'colour')}
        />
        <ChoiceInput
          label={t('sides.pattern')}
          path={path('pattern')}
          value={side.pattern}
          options={PATTERNS.map((value) => ({ value, title: t(`pattern.${value}`) }))}
          onChange={(pattern) => set({ pattern })}
        />
      </div>
      <SaidInput
        label={t('sides.about')}
        max={200}
        path={path('about')}
        value={side.about}
        onChange={(about) => {
          const { about: _, ...rest } = side;
          const empty = about.ru.trim() === '' && about.en.trim() === '';
          change(
            {
              ...pack,
              sides: pack.sides.map((one) => (one.id !== side.id ? one : empty ? rest : { ...rest, about })),
            },
            `side ${side.id} about`,
          );
        }}
      />
    </section>
  );
}
