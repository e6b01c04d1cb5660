/** Players of the cup: the list, late entries, withdrawals, substitutions, and who must or must not meet. */
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { Page } from '../../../ui/page.js';
import { Table } from '../../../ui/table.js';
import { type CupPlayer, useCupCommand, useCupNames } from '../../lib/use.js';
import { useCupDesk, useDesk } from '../say.js';
import { AddPeople } from './add-people.js';
import { nextIds } from './ids.js';
import { Pairs } from './pairs.js';
import { PlayerForm } from './player-form.js';
import { TeamsApart } from './teams.js';

export default function Players() {
  const { view } = useCupDesk();
  const t = useDesk();
  const [open, setOpen] = useState<string | null>(null);
  const player = view.players.find(({ id }) => id === open) ?? null;
  return (
    <Page title={t('nav.players')} lead={t('players.lead', { n: view.players.length })}>
      {view.players.length > 0 && <PlayerTable onOpen={setOpen} />}
      {!view.finished && <Add />}
      <div className="grid">
        <TeamsApart />
        <Pairs />
      </div>
      <Dialog open={player !== null} onClose={() => setOpen(null)} title={player?.nick ?? ''} sheet>
        {player && <PlayerForm key={player.id} player={player} onDone={() => setOpen(null)} />}
      </Dialog>
    </Page>
  );
}

function Add() {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const begun = view.rounds.some(({ status }) => status !== 'planned');
  return (
    <Card
      title={t(begun ? 'players.late' : 'players.add')}
      actions={<Clauses ids={[begun ? 'mafia-cup:1.2' : 'mafia-cup:1.1']} />}
    >
      {begun && <p>{t('players.lateText')}</p>}
      <AddPeople
        label={t('players.list')}
        hint={t('players.listHint')}
        taken={view.players.map(({ nick }) => nick)}
        teams
        busy={busy}
        error={error}
        onAdd={async (people) => {
          const ids = nextIds(
            'p',
            view.players.map(({ id }) => id),
            people.length,
          );
          const players = people.map(({ name, team }, i) => ({
            id: ids[i] ?? name,
            nick: name,
            ...(team ? { team } : {}),
          }));
          return (await run({ type: 'addPlayers', players })) !== null;
        }}
      />
    </Card>
  );
}

function PlayerTable({ onOpen }: { onOpen(player: string): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  return (
    <Table
      caption={t('nav.players')}
      rows={view.players}
      rowKey={(player) => player.id}
      columns={[
        { key: 'nick', title: t('players.nick'), head: true, cell: (player) => <b>{player.nick}</b> },
        { key: 'team', title: t('players.team'), cell: (player) => player.team ?? '—' },
        { key: 'state', title: t('players.state'), cell: (player) => <PlayerState player={player} /> },
        {
          key: 'do',
          title: <span className="sr-only">{t('players.actions')}</span>,
          cell: (player) => (
            <span className="org-acts">
              <Button
                variant="ghost"
                aria-label={t('players.openOf', { nick: player.nick })}
                onClick={() => onOpen(player.id)}
              >
                {t('players.open')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function PlayerState({ player }: { player: CupPlayer }) {
  const t = useDesk();
  const names = useCupNames();
  const { absences, from, replacedBy, replaces } = player;
  const tags = [
    ...(from > 1 ? [t('players.from', { n: from })] : []),
    ...(replaces ? [t('players.replaces', { nick: names.nick(replaces.player), n: replaces.from })] : []),
    ...(replacedBy
      ? [t('players.replacedBy', { nick: names.nick(replacedBy.player), n: replacedBy.from })]
      : []),
    ...(replacedBy
      ? []
      : absences.map((absence) =>
          absence.to === null
            ? t('players.gone', { n: absence.from })
            : t('players.away', { from: absence.from, to: absence.to }),
        )),
  ];
  if (tags.length === 0) return <span className="quiet">{t('players.plays')}</span>;
  return (
    <span className="org-chips">
      {tags.map((tag) => (
        <span key={tag} className="tag tag-warn">
          {tag}
        </span>
      ))}
    </span>
  );
}
