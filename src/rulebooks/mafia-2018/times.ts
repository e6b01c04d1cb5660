/** The hours of each game, from the pack's dates (1.3, 6.6, 6.7, 7.7). */
import type { Instant } from '../../engine/contract.js';
import { instantOf } from '../../engine/time.js';
import { momentOf } from '../race/calendar.js';
import type { MafiaPack } from './setup.js';
import type { GameTimes } from './state.js';

/** Times of all games; `dates` may differ from the pack's after a postponement. */
export function timesOf(pack: MafiaPack, dates: readonly string[]): GameTimes[] {
  const { zone } = pack;
  return dates.map((date, index) => {
    const next = dates[index + 1];
    return {
      startsAt: instantOf(date, pack.gameTime, zone),
      reportAt: momentOf(date, pack.report, zone),
      painting: next
        ? {
            steps: pack.painting.steps.map((step) => ({
              from: momentOf(date, step.from, zone),
              clans: step.clans,
            })),
            closesAt: momentOf(next, pack.painting.close, zone),
          }
        : null,
      auction:
        index === 0
          ? null
          : {
              opensAt: momentOf(date, pack.auction.open, zone),
              closesAt: momentOf(date, pack.auction.close, zone),
            },
    };
  });
}

/** 6.6, 9.5: until when consiglieri are named and offers sent in; the moment itself is too late. */
export function appointmentsUntil(pack: MafiaPack): Instant {
  return instantOf(pack.appointments.date, pack.appointments.time, pack.zone);
}
