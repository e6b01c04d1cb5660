/** Who has sent which parts of the move, and when. Nobody but the master sees it. */
import { useState } from 'react';
import type { Part } from '../../../../rulebooks/twelve-rooms/commands.js';
import { formatSeconds } from '../../../app/clock.js';
import { Link } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Icon } from '../../../ui/icon.js';
import { useNarrow } from '../../../ui/narrow.js';
import { Table } from '../../../ui/table.js';
import { PART_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { usePartWords } from '../lib/part-words.js';
import { type MasterMove, useMaster, useRooms } from '../lib/use.js';

export function SentCard() {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const noVote = master.moves.filter(({ missing }) => missing.includes('vote'));
  const whole = master.moves.filter(({ wholeAt }) => wholeAt !== null).length;
  const rows = [...master.moves].sort(
    (a, b) => b.missing.length - a.missing.length || (a.wholeAt ?? '').localeCompare(b.wholeAt ?? ''),
  );
  return (
    <Card
      className="rm-sent-card"
      title={t('sent.title')}
      actions={<Clauses ids={['twelve-rooms:M.3', 'twelve-rooms:G.2']} />}
    >
      <p>
        <b>{t('sent.whole', { n: whole, all: master.moves.length })}</b>
      </p>
      {noVote.length > 0 && (
        <p className="rm-missing">
          <Icon name="warn" />
          <span>
            {t('sent.noVote')} <b>{names.nicks(noVote.map(({ player }) => player))}</b>
          </span>
        </p>
      )}
      <label className="rm-toggle">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
        <span>{t('sent.contents')}</span>
      </label>
      {narrow ? <SentList rows={rows} open={open} /> : <SentTable rows={rows} open={open} />}
      <p className="quiet small">{t('sent.secret')}</p>
    </Card>
  );
}

interface Rows {
  rows: MasterMove[];
  /** What was sent is shown too. */
  open: boolean;
}

function SentTable({ rows, open }: Rows) {
  const t = useMaster();
  const names = useNames();
  return (
    <Table
      caption={t('sent.title')}
      rows={rows}
      rowKey={(move) => move.player}
      rowClass={(move) => (move.missing.length === 0 ? undefined : 'rm-row-missing')}
      columns={[
        { key: 'player', title: t('sent.player'), head: true, cell: (move) => <Nick id={move.player} /> },
        ...PART_LIST.map((part) => ({
          key: part,
          title: names.of('part', part),
          cell: (move: MasterMove) => <PartCell move={move} part={part} open={open} />,
        })),
        { key: 'whole', title: t('sent.wholeAt'), cell: (move) => <WholeAt move={move} /> },
      ]}
    />
  );
}

function SentList({ rows, open }: Rows) {
  const names = useNames();
  return (
    <ul className="rm-sent-list">
      {rows.map((move) => (
        <li key={move.player}>
          <p className="row row-apart">
            <Nick id={move.player} />
            <WholeAt move={move} />
          </p>
          <dl>
            {PART_LIST.filter(
              (part) => move.missing.includes(part) || move.sent.some((sent) => sent.part === part),
            ).map((part) => (
              <div key={part}>
                <dt>{names.of('part', part)}</dt>
                <dd>
                  <PartCell move={move} part={part} open={open} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Nick({ id }: { id: string }) {
  const names = useNames();
  const path = useManagePath();
  return (
    <Link className="rm-nick" to={path(`/players/${id}`)}>
      {names.nick(id)}
    </Link>
  );
}

function PartCell({ move, part, open }: { move: MasterMove; part: Part; open: boolean }) {
  const { view } = useRooms();
  const t = useMaster();
  const words = usePartWords();
  const sent = move.sent.find((one) => one.part === part);
  if (sent) {
    return (
      <span className="rm-sent">
        <Icon name="check" />
        <span className="sr-only">{t('sent.yes')} </span>
        <time dateTime={sent.at}>{formatSeconds(sent.at, view.zone)}</time>
        {open && <span className="rm-sent-what">{words(part, move.parts)}</span>}
      </span>
    );
  }
  return move.missing.includes(part) ? (
    <span className="rm-not-sent">{t('sent.no')}</span>
  ) : (
    <span className="quiet">
      <span aria-hidden="true">·</span>
      <span className="sr-only">{t('sent.notNeeded')}</span>
    </span>
  );
}

function WholeAt({ move }: { move: MasterMove }) {
  const { view } = useRooms();
  const t = useMaster();
  if (move.wholeAt) {
    return (
      <time className="rm-whole" dateTime={move.wholeAt}>
        {formatSeconds(move.wholeAt, view.zone)}
      </time>
    );
  }
  return <span className="tag tag-warn">{t('sent.lacks', { n: move.missing.length })}</span>;
}
