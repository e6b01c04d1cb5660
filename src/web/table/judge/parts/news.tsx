import { describe, namesOf } from '../../../../rulebooks/table/describe.js';
import type { EventOf } from '../../../../rulebooks/table/events.js';
import { rulings } from '../../../../rulebooks/table/rulings.js';
import { useLang } from '../../../app/prefs.js';
import { Clauses } from '../../../ui/clause.js';
import { newsOf, stepName } from '../lib/steps.js';
import { useDesk, useJudge } from '../use-desk.js';

const names = namesOf({ rulings });

/** Why the last press was not accepted, or what the last entry has led to, each with its clauses; under a foul its undo. */
export function News() {
  const lang = useLang();
  const { refused, table, view } = useDesk();
  const entry = table.entries.at(-1);
  const events = newsOf(entry).slice(-2);
  const [first] = entry?.events ?? [];
  const foul = first?.type === 'FoulGiven' && view.phase !== 'ended' ? (first as EventOf<'FoulGiven'>) : null;
  return (
    <div className="j-news">
      <div role="alert">{refused && <Refused />}</div>
      <div role="status" className="j-said-list">
        {!refused &&
          events.map((event) => (
            <p key={event.type} className="j-said">
              {describe(event, names, lang)} <Clauses ids={event.clauses} rulings={event.rulings ?? []} />
            </p>
          ))}
      </div>
      {!refused && foul && <FoulBar foul={foul} />}
    </div>
  );
}

function Refused() {
  const t = useJudge();
  const lang = useLang();
  const { refused, forgive, table, view, open } = useDesk();
  if (!refused) return null;
  const last = refused.code === 'moved-on' ? view.judge?.undo : null;
  return (
    <p className="j-refused">
      <span>
        {last ? t('moved', { what: stepName(last, table.entries)[lang] }) : refused.text[lang]}{' '}
        <Clauses ids={refused.clauses} />
      </span>
      {last && (
        <button type="button" className="j-button" onClick={() => open({ kind: 'entries' })}>
          {t('moved.look')}
        </button>
      )}
      <button type="button" className="j-button j-close" aria-label={t('close')} onClick={forgive}>
        ×
      </button>
    </p>
  );
}

/** One tap has given a foul; one tap takes it back. What it was for may be said afterwards. */
function FoulBar({ foul }: { foul: EventOf<'FoulGiven'> }) {
  const t = useJudge();
  const { view, enter, open } = useDesk();
  const { step, n, seat, technical } = foul;
  const undo = () =>
    void enter(view.judge?.undo?.step === step ? { type: 'undo', step } : { type: 'takeFoul', foul: n });
  return (
    <div className="j-foul-bar">
      <button type="button" className="j-button j-undo-foul" onClick={undo}>
        {t('foul.undo')}
      </button>
      {!technical && (
        <button type="button" className="j-button" onClick={() => open({ kind: 'violation', foul: n })}>
          {t('foul.why')}
        </button>
      )}
      {!technical && view.rulings.techFoul === 'yes' && (
        <button
          type="button"
          className="j-button"
          onClick={() => void enter({ type: 'undo', step }, { type: 'foul', seat, technical: true })}
        >
          {t('foul.makeTechnical')}
        </button>
      )}
      <button type="button" className="j-button" onClick={() => open({ kind: 'seat', n: seat })}>
        {t('foul.move')}
      </button>
    </div>
  );
}
