/** vavt-cup-2017:I.3: the rules have named the winner, the judge announces him. A case nobody has written down: a question. */
import { rulings } from '../../../../rulebooks/table/rulings.js';
import { useSeason } from '../../../app/game.js';
import { useLang, usePick } from '../../../app/prefs.js';
import { Link, navigate } from '../../../app/router.js';
import { AGAIN, keepForAgain } from '../../../new/table/again.js';
import { Clauses } from '../../../ui/clause.js';
import { seatsText } from '../../shared/say-seats.js';
import { winnerTitle } from '../../shared/words.js';
import { useDesk, useJudge } from '../use-desk.js';
import { plainSeat, type Scene } from './scene.js';

const BY = {
  rules: ['vavt-cup-2017:I.3', 'victory'],
  question: ['vavt-cup-2017:4.12', 'killAll'],
  stalemate: ['vavt-cup-2017:6.1', 'stalemate'],
  judge: ['vavt-cup-2017:I.2', ''],
} as const;

export function useVerdict(): Scene | null {
  const t = useJudge();
  const lang = useLang();
  const { view, enter, open } = useDesk();
  const victory = view.judge?.victory;
  if (!victory || view.phase === 'lastWords' || view.phase === 'ended') return null;
  const [clause, ruling] = BY[victory.how];
  const title = winnerTitle(victory.winner, lang);
  const { red, black } = view.secrets ?? { red: 0, black: 0 };
  return {
    words: t('verdict.words', { winner: title }),
    body: (
      <div className="j-verdict">
        <p>
          {t(`verdict.${victory.how}`)} {victory.how === 'rules' && t('verdict.left', { red, black })}{' '}
          <Clauses ids={[clause]} rulings={ruling ? [ruling] : []} />
        </p>
        <p className="j-hint">{t('verdict.hint')}</p>
      </div>
    ),
    next: { label: t('verdict.announce'), after: title, run: () => void enter({ type: 'confirmWinner' }) },
    still: true,
    others: [{ label: t('points'), icon: 'plus', run: () => open({ kind: 'points' }) }],
    seat: () => plainSeat,
  };
}

export function useAsk(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter, open } = useDesk();
  const ask = view.judge?.ask;
  if (!ask) return null;
  const ruling = rulings[ask.topic];
  const values: Record<string, { ru: string; en: string }> = ruling.values;
  return {
    words: t('ask.words'),
    body: (
      <div className="j-ask">
        <h2>
          {pick(ruling.title)} <Clauses ids={ask.clauses} rulings={[ask.topic]} />
        </h2>
        {ask.seats.length > 0 && <p>{t('ask.seats', { seats: seatsText(ask.seats) })}</p>}
        <p className="j-hint">{pick(ruling.reason)}</p>
        <p className="j-hint">{t('ask.keeps')}</p>
        <div className="j-choices">
          {ask.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              className="j-next"
              onClick={() => void enter({ type: 'answerAsk', ask: ask.ask, choice })}
            >
              {values[choice] ? pick(values[choice]) : choice}
            </button>
          ))}
        </div>
      </div>
    ),
    next: null,
    still: true,
    others: [{ label: t('override'), icon: 'gavel', run: () => open({ kind: 'override' }) }],
    seat: () => plainSeat,
  };
}

export function useEnded(): Scene | null {
  const t = useJudge();
  const lang = useLang();
  const { view, table } = useDesk();
  const { answer } = useSeason();
  if (view.phase !== 'ended' || !view.winner) return null;
  const { winner, team } = view.winner;
  const link = (rest: string) => `/g/${encodeURIComponent(table.id)}/${rest}`;
  return {
    words: t('ended.words'),
    body: (
      <div className="j-verdict">
        <p className="j-winner" data-winner={winner}>
          {winnerTitle(winner, lang)}
        </p>
        {team.length > 0 && <p>{t('ended.team', { seats: seatsText(team) })}</p>}
        <p className="j-hint">{t('ended.hint')}</p>
        <p className="j-row">
          <Link className="j-button" to={link('replay')}>
            {t('ended.replay')}
          </Link>
          <Link className="j-button" to={link('manage/log')}>
            {t('ended.log')}
          </Link>
          {view.cup && (
            <Link className="j-button" to={`/g/${encodeURIComponent(view.cup.cup)}`}>
              {t('menu.cup')}
            </Link>
          )}
        </p>
      </div>
    ),
    next: { label: t('ended.protocol'), run: () => navigate(link('protocol')) },
    // The players of a cup come from its seating; only whoever may make games can make another.
    others:
      view.cup || answer.role !== 'organiser'
        ? []
        : [
            {
              label: t('ended.again'),
              icon: 'play',
              run: () => {
                keepForAgain(view);
                navigate(AGAIN);
              },
            },
          ],
    seat: () => plainSeat,
  };
}
