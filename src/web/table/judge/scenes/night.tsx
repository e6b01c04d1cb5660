/**
 * The nights. A step whose role has left looks the same, takes the same taps and lasts as long (vavt-cup-2017:5.6): only the judge
 * sees, in a small mark and under his finger, that nobody answers. Answers are nods, shown only while they are held.
 */

import type { TableCommand } from '../../../../rulebooks/table/commands.js';
import { phrase, roleName } from '../../../../rulebooks/table/describe.js';
import type { NightStep } from '../../../../rulebooks/table/events.js';
import type { GameView } from '../../../../rulebooks/table/view.js';
import { usePick } from '../../../app/prefs.js';
import { sideOfRole } from '../../shared/words.js';
import { useDraft } from '../lib/kept.js';
import { stepTitle } from '../lib/steps.js';
import { Answer } from '../parts/answer.js';
import { HoldButton } from '../parts/hold.js';
import { useDesk, useJudge } from '../use-desk.js';
import { plainSeat, type Scene } from './scene.js';

type Shots = Record<number, number | null>;

export function useNight(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter, peek } = useDesk();
  const { script } = view;
  const step = script?.steps[script.at] ?? null;
  const place = `night/${view.night}/${script?.at ?? 0}`;
  /** What a role that has left «shows»: nothing is entered, the screen looks the same. */
  const [shown, show] = useDraft<number | null>(`${place}/shown`, null);
  const [who, setWho] = useDraft<number | null>(`${place}/who`, null);
  const [ghosts, setGhosts] = useDraft<Shots>(`${place}/ghosts`, {});
  if (!script || step === null) return null;

  const first = view.phase === 'firstNight';
  const awake = view.judge?.awake ?? [];
  const following = script.steps[script.at + 1];
  const next = {
    label: t('night.next'),
    after: following
      ? t('night.then', { who: pick(stepTitle(following)) })
      : t(first ? 'night.firstDay' : 'night.dawn'),
    run: () => void enter({ type: 'next' }),
  };
  const frame = {
    words: pick(phrase(view)),
    next,
  };
  const head = <Script steps={script.steps} at={script.at} acts={awake.length > 0} />;
  const wakes = <Awake awake={awake} />;
  if (first) {
    return {
      ...frame,
      body: (
        <>
          {head}
          <div className="j-row j-night">{wakes}</div>
        </>
      ),
      others: [],
      seat: () => plainSeat,
    };
  }

  const night = view.secrets?.nights.at(-1) ?? null;
  const out = awake.length === 0;
  const blind = step === 'mafia' && view.rulings['night.shooting'] === 'blind';
  const black = view.seats
    .filter(({ role }) => role !== null && sideOfRole(role) === 'black')
    .map(({ n }) => n);
  const shots = shotsOf(night, black, ghosts);
  const aim = (target: number | null) => {
    if (out) show(target);
    else if (!blind) void enter(commandOf(step, target));
    else {
      const living = black.filter((n) => awake.includes(n));
      const shooters = who === null ? living : living.filter((n) => n === black[who]);
      setGhosts(
        Object.fromEntries(black.map((n, i) => [n, who === null || who === i ? target : (shots[n] ?? null)])),
      );
      const given = Object.fromEntries(
        living.map((n) => [String(n), shooters.includes(n) ? target : (shots[n] ?? null)]),
      );
      void enter({ type: 'shoot', shots: given });
    }
  };
  const target = out ? shown : targetOf(step, night);
  const touched = blind ? Object.values(shots).some((each) => each !== null) : target !== null;
  const signOf = (n: number): string | null => {
    if (!blind) return target === n ? t(`night.sign.${step}`) : null;
    const at = black.flatMap((shooter, i) => (shots[shooter] === n ? [letter(i)] : []));
    if (at.length === 0) return null;
    return at.length === black.length ? t('night.sign.all') : at.join(' ');
  };
  return {
    ...frame,
    body: (
      <>
        {head}
        {blind && (
          <fieldset className="j-row" aria-label={t('night.shooters')}>
            <button
              type="button"
              className="j-button"
              aria-pressed={who === null}
              onClick={() => setWho(null)}
            >
              {t('night.all')}
            </button>
            {black.map((n, i) => (
              <button
                key={n}
                type="button"
                className="j-button"
                aria-pressed={who === i}
                onClick={() => setWho(i)}
              >
                {peek ? `${letter(i)} · №${n}` : letter(i)}
              </button>
            ))}
          </fieldset>
        )}
        {/* The same for a role that has left: what is shown depends on the touch alone (5.6). */}
        <p className="j-hint j-touch">
          {!touched && t(step === 'mafia' ? 'night.touch.mafia' : 'night.touch')}
        </p>
        <div className="j-row j-night">
          {wakes}
          {step !== 'mafia' && (
            <Answer yes={out ? null : answerOf(step, night)} gone={out} asked={target !== null} />
          )}
          <button type="button" className="j-button" onClick={() => aim(null)}>
            {t(`night.nobody.${step}`)}
          </button>
        </div>
      </>
    ),
    others: [],
    seat: (n) => {
      const sign = signOf(n);
      const disabled = step === 'mafia' && !view.seats[n - 1]!.alive;
      return {
        does: t(`night.does.${step}`),
        pressed: sign !== null,
        disabled,
        tap: () => aim(n),
        sign: sign === null ? null : { text: sign, tone: 'target' },
      };
    },
  };
}

type Night = NonNullable<GameView['secrets']>['nights'][number] | null;

function targetOf(step: NightStep, night: Night): number | null {
  if (!night) return null;
  if (step === 'mafia') return night.target;
  if (step === 'doctor') return night.healed;
  return night.checks.find(({ by }) => by === step)?.target ?? null;
}

/** vavt-cup-2017:5.4a: the doctor is told whether he has guessed; the don and the sheriff get their answers. */
function answerOf(step: NightStep, night: Night): boolean | null {
  if (!night || step === 'mafia') return null;
  if (step === 'doctor') return night.healed === null ? null : night.healed === night.target;
  return night.checks.find(({ by }) => by === step)?.answer ?? null;
}

/** Shots of the living as entered; of those who have left only what the screen shows. */
function shotsOf(night: Night, black: number[], ghosts: Shots): Shots {
  const taken = new Map(night?.shots?.map(({ seat, target }) => [seat, target]));
  return Object.fromEntries(black.map((n) => [n, taken.has(n) ? taken.get(n)! : (ghosts[n] ?? null)]));
}

function commandOf(step: NightStep, target: number | null): TableCommand {
  if (step === 'mafia') return { type: 'shoot', target };
  if (step === 'doctor') return { type: 'heal', target };
  return { type: 'check', by: step, target };
}

const letter = (i: number): string => 'ABCDEFGHIJ'[i] ?? String(i + 1);

interface ScriptProps {
  steps: readonly NightStep[];
  at: number;
  acts: boolean;
}

/** Where the night stands. The mark of the current step is full when somebody acts, hollow when nobody does. */
function Script({ steps, at, acts }: ScriptProps) {
  const t = useJudge();
  const pick = usePick();
  return (
    <ol className="j-script" aria-label={t('night.script')}>
      {steps.map((step, i) => (
        <li key={step} aria-current={i === at ? 'step' : undefined} data-past={i < at || undefined}>
          {i === at && <span className="j-acts-mark" data-acts={acts || undefined} aria-hidden="true" />}
          {pick(stepTitle(step))}
        </li>
      ))}
    </ol>
  );
}

/** Who wakes at this step, only while it is held. */
function Awake({ awake }: { awake: readonly number[] }) {
  const t = useJudge();
  const pick = usePick();
  const { view } = useDesk();
  const said = awake.map((n) => `№${n} ${pick(roleName(view.seats[n - 1]!.role ?? ''))}`).join(', ');
  return (
    <HoldButton className="j-button" label={t('night.who')}>
      {awake.length === 0 ? t('night.gone') : said}
    </HoldButton>
  );
}
