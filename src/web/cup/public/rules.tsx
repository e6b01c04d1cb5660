/** By what the cup is played: the formula in sentences, lots, decided protests, rulings, and the rules clause by clause. */
import { useLang } from '../../app/prefs.js';
import { RuleBook } from '../../rules/rule-book.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { formulaLines } from '../lib/formula-words.js';
import { rulingsInForce } from '../lib/rulings.js';
import { useCup, useCupGame, useCupNames } from '../lib/use.js';
import '../styles.js';

const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7'] as const;

export default function Rules() {
  const { view } = useCupGame();
  const t = useCup();
  return (
    <RuleBook
      rulebook="mafia-cup"
      zone={view.zone}
      title={t('rules.title')}
      chapters={CHAPTERS.map((key) => ({ key, title: t(`chapter.${key}`) }))}
      rulings={(words) => rulingsInForce(view, words)}
      intro={() => (
        <>
          <FormulaCards />
          <Lots />
          <Protests />
        </>
      )}
    />
  );
}

function FormulaCards() {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const versions = [...view.formulas].reverse();
  return (
    <>
      {versions.map(({ version, from, reason, formula, at }, index) => {
        const body = (
          <>
            <dl className="cup-formula">
              {formulaLines(formula, lang).map((line) => (
                <div key={line.key}>
                  <dt>{line.name}</dt>
                  <dd>
                    {line.value} <Clauses ids={[line.clause]} />
                  </dd>
                </div>
              ))}
            </dl>
            {reason && (
              <p className="quiet small">
                {reason} <Moment at={at} zone={view.zone} />
              </p>
            )}
          </>
        );
        const title = versions.length > 1 ? t('rules.version', { n: version, from }) : t('rules.formula');
        return index === 0 ? (
          <Card key={version} title={title}>
            {body}
          </Card>
        ) : (
          <details key={version} className="card">
            <summary>{title}</summary>
            {body}
          </details>
        );
      })}
    </>
  );
}

function Lots() {
  const { view } = useCupGame();
  const t = useCup();
  const names = useCupNames();
  if (view.lots.length === 0) return null;
  return (
    <Card title={t('rules.lots')} actions={<Clauses ids={['mafia-cup:4.9']} />}>
      <ul className="lines">
        {view.lots.map((lot) => (
          <li key={lot.lot}>
            <span>
              {lot.about}: <b>{lot.order.map(names.nick).join(' → ')}</b>
              {lot.note && <span className="quiet"> {lot.note}</span>}
            </span>
            <span className="tag">{t(`lot.${lot.by}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Protests() {
  const { view } = useCupGame();
  const t = useCup();
  const decided = view.protests.filter(({ decision }) => decision !== null);
  if (decided.length === 0) return null;
  return (
    <Card title={t('rules.protests')} actions={<Clauses ids={['mafia-cup:5.2']} />}>
      <ul className="lines">
        {decided.map((protest) => (
          <li key={protest.protest}>
            <span>
              {t('row.at', { round: protest.round, table: protest.table })}: {protest.decision?.text}
            </span>
            <span className={protest.decision?.verdict === 'upheld' ? 'tag tag-good' : 'tag'}>
              {t(`verdict.${protest.decision?.verdict ?? 'rejected'}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
