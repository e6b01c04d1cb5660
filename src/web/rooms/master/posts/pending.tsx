import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Moment } from '../../../ui/countdown.js';
import { Pictures } from '../../shared/pictures.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

/** Anonymous messages that have come in and are not out yet. */
export function Pending() {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const noon = view.rulings.find(({ id }) => id === 'anonymous.moment')?.value === 'noon';
  return (
    <Card
      title={t('pending.title', { n: master.pendingAnonymous.length })}
      actions={<Clauses ids={['twelve-rooms:G.3']} />}
    >
      <p className="quiet small">{t(noon ? 'pending.noon' : 'pending.results')}</p>
      {master.pendingAnonymous.length === 0 && <p>{t('pending.none')}</p>}
      <ol className="rm-posts">
        {master.pendingAnonymous.map(({ author, at, text, images, comesOut }) => (
          <li key={author + at} className="rm-post">
            <p className="rm-post-head">
              <b>{names.nick(author)}</b>
              {!comesOut && (
                <span className="org-chips">
                  <span className="tag tag-warn">{t('pending.withheld')}</span>
                  <Clauses ids={['twelve-rooms:R.SILENCE']} />
                </span>
              )}
              <span className="quiet small">
                <Moment at={at} zone={view.zone} />
              </span>
            </p>
            <p className="rm-post-text">{text}</p>
            <Pictures images={images} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
