/** Revisions of the reports of a game, fetched once for all parts of a page that show them. */
import { useEffect, useState } from 'react';
import type { RevisionsAnswer } from '../../server/shapes.js';
import { request } from '../app/api.js';
import { useSeason } from '../app/game.js';
import { useLang } from '../app/prefs.js';

export type ReportRevisions = RevisionsAnswer['reports'][number];

/** The last answer of each address, shared by all who ask while nothing has changed. */
const asked = new Map<string, Promise<ReportRevisions[]>>();
/** More games than anybody looks at in one sitting. */
const MOST = 12;

function ask(key: string, id: string, as: string | null, lang: string): Promise<ReportRevisions[]> {
  const known = asked.get(key);
  if (known) return known;
  const path = `/api/games/${encodeURIComponent(id)}/report/revisions`;
  const answer = request<RevisionsAnswer>(path, { query: { as, lang } }).then(
    ({ reports }) => reports,
    () => {
      // A page without them is whole: they are asked for again when something has changed.
      asked.delete(key);
      return [];
    },
  );
  asked.set(key, answer);
  for (const old of [...asked.keys()].slice(0, -MOST)) asked.delete(old);
  return answer;
}

/**
 * Null when the report was never corrected or published again.
 * @param stamp whatever of the view a correction of a report changes; it is asked again when that does, not at all while it is empty
 */
export function useRevisions(number: number, stamp: string): ReportRevisions | null {
  const { id, as } = useSeason();
  const lang = useLang();
  const [reports, setReports] = useState<ReportRevisions[]>([]);
  useEffect(() => {
    if (stamp === '') return;
    let alive = true;
    void ask(JSON.stringify([id, as, lang, stamp]), id, as, lang).then((got) => alive && setReports(got));
    return () => {
      alive = false;
    };
  }, [id, as, lang, stamp]);
  return reports.find((report) => report.number === number) ?? null;
}
