/** Every number of one player: round by round, each with its clause, its ruling and the version of the formula. */
import type { Line, Row } from '../../../rulebooks/table/cup/view.js';
import { points, signedPoints } from '../../../texts/numbers.js';
import { useLang } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';
import { MEASURES, measureInPoints, useLineWords, useTieWords } from '../lib/line-words.js';
import { useCup, useCupGame } from '../lib/use.js';

interface Group {
  key: string;
  round: number | null;
  table: number | null;
  lines: Line[];
}

function groupsOf(lines: readonly Line[]): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const key = `${line.round ?? 'cup'}-${line.table ?? ''}`;
    const group = groups.get(key) ?? { key, round: line.round, table: line.table, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => (a.round ?? 100) - (b.round ?? 100));
}

export function Breakdown({ row }: { row: Row }) {
  const t = useCup();
  const lang = useLang();
  const tie = useTieWords();
  return (
    <div className="cup-breakdown">
      <p className="cup-sum">
        {t('row.sum')} <b>{points(row.points, lang)}</b>
      </p>
      {row.tie && (
        <p className="cup-tie">
          {tie(row.tie)} <Clauses ids={['mafia-cup:4.8']} />
        </p>
      )}
      {row.outside && (
        <p className="cup-tie">
          {t(`outside.${row.outside}`)} <Clauses ids={['mafia-cup:4.7']} />
        </p>
      )}
      {row.lines.length === 0 && <p className="quiet">{t('row.nothing')}</p>}
      <ol className="cup-groups">
        {groupsOf(row.lines).map((group) => (
          <GroupLines key={group.key} group={group} />
        ))}
      </ol>
      <dl className="org-facts">
        {MEASURES.map((key) => (
          <div key={key}>
            <dt>{t(`measure.${key}`)}</dt>
            <dd>{measureInPoints(key) ? points(row.measures[key], lang) : row.measures[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function GroupLines({ group }: { group: Group }) {
  const t = useCup();
  const lang = useLang();
  const words = useLineWords();
  const { view } = useCupGame();
  const several = view.formulas.length > 1;
  const sum = group.lines.reduce((all, line) => all + line.points, 0);
  return (
    <li>
      <h3>
        <span>
          {group.round === null
            ? t('row.whole')
            : group.table === null
              ? t('round.n', { n: group.round })
              : t('row.at', { round: group.round, table: group.table })}
        </span>
        <b>{signedPoints(sum, lang)}</b>
      </h3>
      <ul>
        {group.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one game have no name but their place
          <li key={index} className="cup-line">
            <span>
              {words(line)} <Clauses ids={line.clauses} rulings={line.rulings} />
              {several && line.version !== null && (
                <span className="tag">{t('row.version', { n: line.version })}</span>
              )}
            </span>
            <b className={line.points < 0 ? 'minus' : line.points > 0 ? 'plus' : 'quiet'}>
              {signedPoints(line.points, lang)}
            </b>
          </li>
        ))}
      </ul>
    </li>
  );
}
