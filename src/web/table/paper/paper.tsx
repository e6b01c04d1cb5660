/** An old paper protocol typed in: the sheet on one side, what the rules find on the other; at the end a game of it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TablePack } from '../../../rulebooks/table/setup.js';
import { roleName, winnerName } from '../../../rulebooks/table/texts.js';
import type { Me, RulebookList } from '../../../server/shapes.js';
import { api, request } from '../../app/api.js';
import { newKey } from '../../app/key.js';
import { usePick, useSay } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import { ROLE_KEYS } from './roles.js';
import '../../organiser/organiser.css';
import { RulingsStep } from '../../new/rulings-step.js';
import type { RulebookInfo } from '../../new/step-props.js';
import { presetOf } from '../../new/table/preset.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Block } from './blocks.js';
import { type Draft, emptyDraft, keepDraft, keptDraft } from './draft.js';
import { Findings } from './findings.js';
import { blocksOf, readSheet } from './notation.js';
import './paper.css';
import { SheetField } from './sheet-fields.js';
import { texts } from './texts.js';
import { useCheck } from './use-check.js';

const RULEBOOK = 'vavt-cup-2017';
const WINNERS = ['red', 'black', 'draw'] as const;

export default function PaperScreen() {
  const t = useSay(texts);
  const [loaded, setLoaded] = useState<{ me: Me; rulebooks: RulebookList } | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([api.me(), request<RulebookList>('/api/rulebooks')])
      .then(([me, rulebooks]) => setLoaded({ me, rulebooks }))
      .catch(setError);
  }, []);
  const rulebook = loaded?.rulebooks.find(({ id }) => id === RULEBOOK);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ErrorNotice error={error} />
      {!loaded && !error && <Loading />}
      {loaded && !loaded.me.organiser && <EmptyState title={t('signIn')} />}
      {loaded?.me.organiser && rulebook && <Typing rulebook={rulebook} place={null} />}
    </Page>
  );
}

/** The table of a cup that a sheet is about: its rules and its people are known. */
export interface PaperPlace {
  cup: string;
  round: number;
  table: number;
  pack: string;
  /** Seat 1 first. */
  nicks: readonly string[];
}

/** The sheet of a table of a cup. */
export function PaperOfTable({ place, onDone }: { place: PaperPlace; onDone(): void }) {
  const [rulebooks, setRulebooks] = useState<RulebookList | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    request<RulebookList>('/api/rulebooks').then(setRulebooks).catch(setError);
  }, []);
  const rulebook = rulebooks?.find(({ id }) => id === RULEBOOK);
  if (error) return <ErrorNotice error={error} />;
  return rulebook ? <Typing rulebook={rulebook} place={place} onDone={onDone} /> : <Loading />;
}

interface TypingProps {
  rulebook: RulebookInfo;
  /** null: a game of its own. */
  place: PaperPlace | null;
  onDone?(): void;
}

function Typing({ rulebook, place, onDone }: TypingProps) {
  const t = useSay(texts);
  const pick = usePick();
  const all = rulebook.packs as Record<string, TablePack>;
  const packs = place ? { [place.pack]: all[place.pack]! } : all;
  const kept = place ? `${place.cup} ${place.round} ${place.table}` : '';
  const [draft, setDraft] = useState<Draft>(() => keptDraft(Object.keys(packs), kept));
  const [confirmed, setConfirmed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef(newKey());
  useEffect(() => keepDraft(draft, kept), [draft, kept]);

  const pack = packs[draft.pack]!;
  const full = Object.values(pack.cards).reduce((sum, count) => sum + count, 0);
  const seats = place ? place.nicks.length : full;
  const { sheet, rulings } = draft;
  const read = useMemo(() => readSheet(sheet, seats), [sheet, seats]);
  const address = place ? `/api/games/${encodeURIComponent(place.cup)}/cup/paper` : '/api/paper';
  const about = place ? { round: place.round, table: place.table } : { pack: draft.pack, rulings };
  const checking = useCheck(`${address}/check`, { ...about, paper: read.paper });
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  const set = (field: string, value: string) => {
    setConfirmed(false);
    setDraft((old) => ({ ...old, sheet: { ...old.sheet, [field]: value } }));
  };
  const { answer } = checking;
  const findings = answer?.findings ?? [];
  const wrong = new Set(read.faults.map(({ field }) => field));
  const enterable = answer !== null && answer.winner !== null && read.faults.length === 0 && !checking.stale;
  const ready =
    enterable && (findings.length === 0 || confirmed) && (place !== null || draft.title.trim() !== '');

  const make = async () => {
    setBusy(true);
    setError(null);
    try {
      const made = await request<{ id?: string }>(address, {
        method: 'POST',
        key: key.current,
        body: {
          ...about,
          paper: read.paper,
          confirmed,
          ...(place ? {} : { title: draft.title.trim(), open: draft.open }),
        },
      });
      keepDraft(null, kept);
      if (made.id !== undefined) navigate(`/g/${encodeURIComponent(made.id)}/protocol`);
      onDone?.();
    } catch (caught) {
      // The same press after a change is another game.
      key.current = newKey();
      setError(caught);
      setBusy(false);
    }
  };

  const field = (
    path: string,
    label: string,
    more: { help?: string; rows?: number; narrow?: boolean; type?: 'date' | 'time' } = {},
  ) => (
    <SheetField
      field={path}
      label={label}
      value={sheet[path] ?? ''}
      wrong={wrong.has(path)}
      onChange={set}
      {...more}
    />
  );
  const choice = (path: string, label: string, options: [string, string][]) => (
    <label className="pp-field pp-narrow">
      <span>{label}</span>
      <select
        data-sheet-field={path}
        value={sheet[path] ?? ''}
        onChange={(event) => set(path, event.target.value)}
      >
        {options.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
  const roles: [string, string][] = [
    ['', t('noRole')],
    ...ROLE_KEYS.filter((role) => pack.cards[role] > 0).map((role): [string, string] => [
      role,
      pick(roleName(role)),
    ]),
  ];
  const numbers = Array.from({ length: seats }, (_, index) => index);
  const blocks = Array.from({ length: blocksOf(sheet) + 1 }, (_, index) => index);

  return (
    <div className="pp-columns">
      <div className="stack">
        <Card title={t('game')}>
          <div className="pp-row">
            {!place && (
              <label className="pp-field">
                <span>{t('name')}</span>
                <input
                  maxLength={120}
                  value={draft.title}
                  onChange={(event) => change({ title: event.target.value })}
                />
              </label>
            )}
            {!place && (
              <label className="pp-field">
                <span>{t('pack')}</span>
                <select
                  value={draft.pack}
                  onChange={(event) => change({ pack: event.target.value, rulings: {} })}
                >
                  {Object.entries(packs).map(([name, { title }]) => (
                    <option key={name} value={name}>
                      {pick(title)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {field('date', t('date'), { type: 'date', narrow: true })}
            {field('startedAt', t('startedAt'), { type: 'time', narrow: true })}
            {field('judge', t('judge'))}
          </div>
          {!place && (
            <>
              <label className="choice">
                <input
                  type="checkbox"
                  checked={draft.open}
                  onChange={(event) => change({ open: event.target.checked })}
                />
                <span>{t('open')}</span>
              </label>
              <details>
                <summary>{t('rulings')}</summary>
                <RulingsStep
                  rulebook={presetOf(rulebook, pack)}
                  chosen={rulings}
                  onChange={(next) => change({ rulings: next })}
                />
              </details>
            </>
          )}
        </Card>
        <Card title={t('seats')}>
          <div className="pp-seats">
            {numbers.map((index) => (
              <div key={index} className="pp-seat">
                <b aria-hidden="true">{index + 1}</b>
                {place ? (
                  <span className="pp-field pp-known">{place.nicks[index]}</span>
                ) : (
                  field(`seats.${index}.name`, t('seats.name', { n: index + 1 }))
                )}
                {choice(`seats.${index}.role`, t('seats.role', { n: index + 1 }), roles)}
              </div>
            ))}
          </div>
          {field('firstNight.fouls', `${t('firstNight')}: ${t('f.fouls').toLowerCase()}`)}
        </Card>
        {blocks.map((index) => (
          <Block
            key={index}
            index={index}
            sheet={sheet}
            doctor={pack.cards.doctor > 0}
            wrong={wrong}
            onChange={set}
          />
        ))}
        <Card title={t('end')}>
          <div className="pp-row">
            {field('bestMove', t('bestMove'), { help: t('help.bestMove') })}
            {field('colours', t('colours'), { rows: 2, help: t('help.colours') })}
            {field('points', t('points'), { help: t('help.points') })}
            {choice('winner', t('winner'), [
              ['', t('winner.none')],
              ...WINNERS.map((winner): [string, string] => [winner, pick(winnerName(winner))]),
            ])}
            {field('note', t('note'), { rows: 2 })}
          </div>
        </Card>
      </div>
      <aside className="pp-aside">
        <Findings checking={checking} read={read} />
        <Card tone="call">
          {enterable && findings.length > 0 && (
            <label className="choice">
              <input
                type="checkbox"
                checked={confirmed}
                onChange={(event) => setConfirmed(event.target.checked)}
              />
              <span>{t('confirm')}</span>
            </label>
          )}
          <ErrorNotice error={error} />
          <div className="row">
            <Button variant="primary" busy={busy} disabled={!ready} onClick={() => void make()}>
              {t(place ? 'makeOfTable' : 'make')}
            </Button>
            <Button variant="ghost" onClick={() => setDraft(emptyDraft(draft.pack))}>
              {t('clear')}
            </Button>
          </div>
          <p className="quiet">{t('typedHere')}</p>
        </Card>
      </aside>
    </div>
  );
}
