/** 6.7: who may paint from when, by the order of that game. */
import type { GameView } from '../../../rulebooks/race/view.js';
import { shortEnd, shortMoment } from '../../../texts/moments.js';
import { useBook } from '../../app/book.js';
import { sameClock, viewerZone, zoneName } from '../../app/clock.js';
import { useSeason, useSides } from '../../app/game.js';
import { useLang, useT } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';

interface WindowScheduleProps {
  painting: NonNullable<GameView['painting']>;
  now: number;
}

export function WindowSchedule({ painting, now }: WindowScheduleProps) {
  const book = useBook();
  const { view } = useSeason();
  const side = useSides();
  const lang = useLang();
  const c = useC();
  const t = useT();
  const mine = viewerZone();
  const span = (step: { from: string; to: string }, zone: string) =>
    `${shortMoment(step.from, zone, lang)} – ${shortEnd(step.to, zone, lang)}`;
  return (
    <details>
      <summary>{c('paint.schedule')}</summary>
      <p className="quiet small">
        {zoneName(view.zone, lang)} <Clauses ids={book.cite('territory.windows')} />
      </p>
      <ul className="lines">
        {painting.steps.map((step) => {
          const open = Date.parse(step.from) <= now && now < Date.parse(step.to);
          return (
            <li key={step.from}>
              <span>
                {open ? <b>{span(step, view.zone)}</b> : span(step, view.zone)}{' '}
                {open && <span className="tag tag-good">{c('paint.now')}</span>}
                {!sameClock(step.from, view.zone, mine) && (
                  <span className="quiet small"> {t('countdown.yours', { at: span(step, mine) })}</span>
                )}
              </span>
              <span className="row">
                {step.clans.length === 0 && <span className="quiet">{c('paint.nobody')}</span>}
                {step.clans.map((clan) => (
                  <SideChip key={clan} side={side(clan)} size="small" bare />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
