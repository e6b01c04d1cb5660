/** A clan as it stands: where, how much land, and what waits for its next move, each with its reason. */
import type { ClanView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { usePersonName, useSeason, useSides } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Notice } from '../../ui/notice.js';
import { SideChip } from '../../ui/side-chip.js';
import { LandWhy, PositionWhy } from '../clan-why.js';
import { Modifiers, signClass, sumOf } from '../next-move.js';
import { useC, useS } from '../say.js';

export function ClanCard({ clan }: { clan: ClanView }) {
  const book = useBook();
  const { view } = useSeason();
  const side = useSides();
  const name = usePersonName();
  const pick = usePick();
  const c = useC();
  const s = useS();
  return (
    <Card title={<SideChip side={side(clan.id)} size="large" />}>
      {clan.about && <p className="quiet">{pick(clan.about)}</p>}
      <dl className="stat-row">
        <div className="stat">
          <dt>{c('clan.position')}</dt>
          <dd>
            {clan.position === 0 ? c('clan.start') : <PositionWhy clan={clan} />}{' '}
            <small>{c('clan.of', { n: view.board.size })}</small>
          </dd>
        </div>
        {book.has('territory') && (
          <div className="stat">
            <dt>{c('clan.painted')}</dt>
            <dd>
              <LandWhy clan={clan} />
            </dd>
          </div>
        )}
        {clan.coin !== undefined && (
          <div className="stat">
            <dt>
              {c('clan.coin')} <Clauses ids={book.cite('coin', 'coin.name')} />
            </dt>
            <dd>{c(clan.coin ? 'clan.coinHeld' : 'clan.coinNone')}</dd>
          </div>
        )}
      </dl>
      <Next clan={clan} />
      {clan.skips > 0 && (
        <Notice tone="warn">
          {c('clan.skips', { n: clan.skips })} <Clauses ids={book.cite('skip')} />
        </Notice>
      )}
      {clan.roulette && (
        <Notice tone="warn">
          {c('clan.roulette')} <Clauses ids={book.cite('roulette')} />
        </Notice>
      )}
      {clan.twins?.feast && (
        <Notice tone="warn">
          {c('clan.feast', { parts: view.numbers?.twins?.left ?? 1 })} <Clauses ids={book.cite('twins')} />
        </Notice>
      )}
      {clan.twins?.refused && (
        <Notice>
          {c('clan.refused')} <Clauses ids={book.cite('twins')} />
        </Notice>
      )}
      <h3>{c('clan.teams')}</h3>
      <ul className="team-list">
        {clan.teams.map((team) => (
          <li key={team.team} className="tag">
            {team.team}
            {team.kind !== 'dealt' && ` · ${c(`clan.${team.kind}`)}`}
          </li>
        ))}
      </ul>
      {clan.seats.length > 0 && (
        <>
          <h3>{c('clan.people')}</h3>
          <ul className="lines">
            {clan.seats.map((seat) => (
              <li key={seat.person}>
                <span>{name(seat.person)}</span>
                <span className="quiet small">{s(`seat.${seat.role}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** «+7 −1 = +6», and where each comes from. */
function Next({ clan }: { clan: ClanView }) {
  const c = useC();
  const sum = sumOf(clan);
  return (
    <section className="stack-tight">
      <h3>{c('clan.next')}</h3>
      {clan.modifiers.length === 0 ? (
        <p className="quiet">{c('clan.noModifiers')}</p>
      ) : (
        <>
          <p className="sum">
            {clan.modifiers.map((modifier) => (
              <span
                key={`${modifier.source}-${modifier.game}-${modifier.amount}-${modifier.clauses.join()}`}
                className={signClass(modifier.amount)}
              >
                {signed(modifier.amount)}
              </span>
            ))}
            {clan.modifiers.length > 1 && (
              <>
                = <b className={signClass(sum)}>{signed(sum)}</b>
              </>
            )}
          </p>
          <div>
            <Modifiers clan={clan} />
          </div>
        </>
      )}
    </section>
  );
}
