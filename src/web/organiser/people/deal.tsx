/** Teams are dealt to the sides by the table of an earlier season, block by block, by lot. */
import { useState } from 'react';
import { useBook } from '../../app/book.js';
import { useCommand, useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { readPlaced } from '../lib/placed-teams.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';

export function Deal() {
  const { view } = useSeason();
  const book = useBook();
  const t = useOrg();
  // Kept here: the form leaves the page when the teams are dealt.
  const command = useCommand();
  const [text, setText] = useState('');
  if (!book.has('blocks')) return null;
  const { teams, twice } = readPlaced(text);
  const open = view.todo.some((todo) => todo.key === 'deal');
  return (
    <div id="deal">
      <Card
        title={t('deal.title')}
        tone={open ? 'call' : 'plain'}
        actions={<Clauses ids={book.cite('dealing.blocks')} />}
      >
        {open ? (
          <>
            <p>{t('deal.lead')}</p>
            <Field
              label={t('deal.table')}
              hint={t('deal.hint')}
              error={twice.length > 0 ? t('deal.twice', { list: twice.join(', ') }) : null}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={10}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
            <Notice>{t('deal.once')}</Notice>
            <div className="row">
              <Button
                variant="primary"
                busy={command.busy}
                disabled={teams.length === 0 || twice.length > 0}
                onClick={() => void command.run({ type: 'dealTeams', teams })}
              >
                {t('deal.do', { n: teams.length })}
              </Button>
            </div>
          </>
        ) : (
          <Dealt />
        )}
        <ErrorNotice error={command.error} />
        <Receipt receipt={command.receipt} zone={view.zone} />
      </Card>
    </div>
  );
}

/** Who plays for whom now: those dealt, mercenaries, and those that went over to another side. */
function Dealt() {
  const { view } = useSeason();
  const t = useOrg();
  const missing = view.teams.filter((team) => team.missed > 0);
  return (
    <>
      <ul className="org-dealt">
        {view.clans.map((clan) => (
          <li key={clan.id}>
            <Clan id={clan.id} short />{' '}
            {clan.teams.map(({ team, kind }) => (
              <span key={team} className="tag">
                {team}
                {kind === 'mercenary' && ` · ${t('deal.mercenary')}`}
                {kind === 'deserter' && ` · ${t('deal.deserter')}`}
              </span>
            ))}
            {clan.teams.length === 0 && <span className="quiet">{t('common.none')}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <details>
          <summary>{t('deal.missing', { n: missing.length })}</summary>
          <ul>
            {missing.map(({ team, missed }) => (
              <li key={team}>
                {team}: {t('deal.missed', { n: missed })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
