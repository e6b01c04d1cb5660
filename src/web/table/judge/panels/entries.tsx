/** The last entries of the judge, newest first; what is secret is read while it is held. A mistake anywhere is mended in the log. */
import type { Entry } from '../../../../engine/game.js';
import { describe, namesOf } from '../../../../rulebooks/table/describe.js';
import { rulings } from '../../../../rulebooks/table/rulings.js';
import { useLang } from '../../../app/prefs.js';
import { Link } from '../../../app/router.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { entryName, isSecret } from '../lib/steps.js';
import { Clocked } from '../parts/clocked.js';
import { HoldButton } from '../parts/hold.js';
import { useDesk, useJudge } from '../use-desk.js';

const SHOWN = 60;
const names = namesOf({ rulings });

export function EntriesPanel() {
  const t = useJudge();
  const { table, open } = useDesk();
  const entries = table.entries.slice(-SHOWN).reverse();
  return (
    <Dialog open onClose={() => open(null)} title={t('entries')} sheet>
      <p className="quiet">{t('entries.hint')}</p>
      {entries.length === 0 && <p>{t('entries.none')}</p>}
      <ol className="j-entries">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
    </Dialog>
  );
}

function Line({ entry }: { entry: Entry }) {
  const t = useJudge();
  const lang = useLang();
  const { table, view } = useDesk();
  const sentences = entry.events.map((event) => describe(event, names, lang)).join(' ');
  const clauses = [...new Set(entry.events.flatMap((event) => event.clauses))];
  return (
    <li>
      <div className="j-entry-what">
        <p>
          <Clocked at={entry.at} /> <b>{entryName(entry, lang)}</b>
        </p>
        {isSecret(entry) && view.phase !== 'ended' ? (
          view.phase !== 'dealing' && (
            <HoldButton className="j-button" label={t('entries.secret')}>
              {sentences}
            </HoldButton>
          )
        ) : (
          <p>{sentences}</p>
        )}
        {!isSecret(entry) && <Clauses ids={clauses} />}
        {entry.refusal && <p className="j-fell">{t('entries.fell')}</p>}
      </div>
      <Link
        className="j-button"
        to={`/g/${encodeURIComponent(table.id)}/manage/log?entry=${encodeURIComponent(entry.id)}${wayOf(entry)}`}
        aria-label={t('entries.fixOf', { what: entryName(entry, lang) })}
      >
        {t('entries.fix')}
      </Link>
    </li>
  );
}

/** An entry that says nothing but what it is can only be taken out. */
const wayOf = ({ command }: Entry): string =>
  Object.keys(command).length === 1 || 'step' in command ? '&do=remove' : '';
