/** The standings: a place, a name, a sum that says what it is made of. */
import { useState } from 'react';
import type { Row } from '../../../rulebooks/table/cup/view.js';
import { points } from '../../../texts/numbers.js';
import { useLang } from '../../app/prefs.js';
import { Dialog } from '../../ui/dialog.js';
import { useNarrow } from '../../ui/narrow.js';
import { type Column, Table } from '../../ui/table.js';
import { useCup, useCupGame, useCupNames } from '../lib/use.js';
import { Breakdown } from './breakdown.js';

/** «3», «3–4» when shared, a dash outside. */
export function placeText({ place, placeTo }: Pick<Row, 'place' | 'placeTo'>): string {
  if (place === null) return '—';
  return placeTo !== null && placeTo !== place ? `${place}–${placeTo}` : String(place);
}

interface Props {
  rows: readonly Row[];
  caption: string;
}

export function StandingsTable({ rows, caption }: Props) {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const narrow = useNarrow();
  const names = useCupNames();
  const [open, setOpen] = useState<string | null>(null);
  const shown = rows.find(({ player }) => player === open);
  const rounds = [...new Set(rows.flatMap((row) => row.byRound.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  const me = view.me?.player ?? null;
  const byRound: Column<Row>[] =
    narrow || rounds.length > 12
      ? []
      : rounds.map((round) => ({
          key: `r${round}`,
          title: (
            <span title={t('round.n', { n: round })}>
              <span aria-hidden="true">{round}</span>
              <span className="sr-only">{t('round.n', { n: round })}</span>
            </span>
          ),
          numeric: true,
          cell: (row) => {
            const found = row.byRound.find((one) => one.round === round);
            return found ? <span className="cup-round-points">{points(found.points, lang)}</span> : '—';
          },
        }));
  const teams = rows.some(({ player }) => names.team(player));
  return (
    <>
      <div className="cup-standings">
        <Table
          caption={caption}
          rows={rows}
          rowKey={(row) => row.player}
          rowClass={(row) =>
            row.player === me ? 'row-mine' : row.place === null ? 'cup-outside' : undefined
          }
          columns={[
            {
              key: 'place',
              title: narrow ? '№' : t('row.place'),
              cell: (row) => (
                <span
                  className={
                    row.place !== null && row.place <= 3 ? `cup-place cup-place-${row.place}` : 'cup-place'
                  }
                >
                  {placeText(row)}
                </span>
              ),
            },
            {
              key: 'nick',
              title: t('row.player'),
              head: true,
              cell: (row) => (
                <span className="cup-who">
                  <b>{names.nick(row.player)}</b>
                  {teams && <span className="quiet small">{names.team(row.player) ?? ''}</span>}
                </span>
              ),
            },
            ...byRound,
            {
              key: 'games',
              title: narrow ? t('row.gamesShort') : t('row.games'),
              numeric: true,
              cell: (row) => row.measures.games,
            },
            {
              key: 'wins',
              title: narrow ? t('row.winsShort') : t('row.wins'),
              numeric: true,
              cell: (row) => row.measures.wins,
            },
            {
              key: 'points',
              title: t('row.points'),
              numeric: true,
              cell: (row) => (
                <button type="button" className="cup-total" onClick={() => setOpen(row.player)}>
                  {row.tie && (
                    <span className="cup-tied" aria-hidden="true">
                      =
                    </span>
                  )}
                  <b>{points(row.points, lang)}</b>
                  <span className="sr-only">{t('row.why', { nick: names.nick(row.player) })}</span>
                </button>
              ),
            },
          ]}
        />
      </div>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={shown ? t('row.title', { nick: names.nick(shown.player), place: placeText(shown) }) : ''}
        sheet
      >
        {shown && <Breakdown row={shown} />}
      </Dialog>
    </>
  );
}
