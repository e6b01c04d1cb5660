/** In a demonstration anyone may look and act through any seat. */
import { useSeason } from './game.js';
import { usePick, useT } from './prefs.js';

export function DemoBar() {
  const { answer, as, setAs } = useSeason();
  const t = useT();
  const pick = usePick();
  if (!answer.meta.demo || answer.actAs.length === 0) return null;
  return (
    <aside className="demo-bar" aria-label={t('demo.label')}>
      <label>
        <span>{t('demo.lookAs')}</span>
        <select value={as ?? ''} onChange={(event) => setAs(event.target.value || null)}>
          {!answer.actAs.some((seat) => seat.as === '') && <option value="">{t('demo.self')}</option>}
          {answer.actAs.map((seat) => (
            <option key={seat.as} value={seat.as}>
              {pick(seat.title)}
            </option>
          ))}
        </select>
      </label>
      <p>{t('demo.note')}</p>
    </aside>
  );
}
