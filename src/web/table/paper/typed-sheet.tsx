/** A sheet as it was typed, field by field, letter for letter. */
import { roleName, winnerName } from '../../../rulebooks/table/texts.js';
import { usePick, useSay } from '../../app/prefs.js';
import { texts } from './texts.js';

type Key = keyof typeof texts;

/** @param paper what is stored with a game typed in from paper */
export function TypedSheet({ paper }: { paper: Readonly<Record<string, unknown>> }) {
  const t = useSay(texts);
  const pick = usePick();
  const { sheet } = paper;
  // Typed by another program, it has no fields: it is shown as the data it is.
  if (typeof sheet !== 'object' || sheet === null) {
    return <pre className="tp-paper">{JSON.stringify(paper, null, 2)}</pre>;
  }
  const say = (key: string, params?: Record<string, string | number>): string | null =>
    Object.hasOwn(texts, key) ? t(key as Key, params) : null;
  const label = (field: string): string => {
    const [whole = '', index = '', part = ''] = field.split('.');
    const n = Number(index) + 1;
    if (whole === 'seats') return say(`seats.${part}`, { n }) ?? field;
    if (whole === 'firstNight') return `${t('firstNight')}: ${t('f.fouls')}`;
    if (part === '') return say(whole) ?? field;
    return `${t(whole === 'days' ? 'day' : 'night', { n })}: ${say(`f.${part}`) ?? part}`;
  };
  /** What was chosen from a list is said in words. */
  const said = (field: string, text: string): string => {
    if (field.endsWith('.role')) return pick(roleName(text));
    return field === 'winner' ? pick(winnerName(text)) : text;
  };
  return (
    <dl className="tp-sheet">
      {Object.entries(sheet).map(([field, text]) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>{said(field, String(text))}</dd>
        </div>
      ))}
    </dl>
  );
}
