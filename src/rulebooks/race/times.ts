/** The hours of each game, from the pack's dates. */
import type { Instant } from '../../engine/contract.js';
import { instantOf } from '../../engine/time.js';
import { momentOf } from './calendar.js';
import type { SeasonPack } from './pack.js';
import type { GameTimes } from './state.js';

/** Times of all games; `dates` may differ from the pack's after a postponement. */
export function timesOf(pack: SeasonPack, dates: readonly string[]): GameTimes[] {
  const { zone } = pack;
  const { territory, emigrants } = pack.modules;
  return dates.map((date, index) => {
    const next = dates[index + 1];
    return {
      startsAt: instantOf(date, pack.gameTime, zone),
      reportAt: momentOf(date, pack.report, zone),
      painting:
        next && territory
          ? {
              steps: territory.steps.map((step) => ({
                from: momentOf(date, step.from, zone),
                clans: step.clans,
              })),
              closesAt: momentOf(next, territory.close, zone),
            }
          : null,
      auction:
        index === 0 || !emigrants
          ? null
          : {
              opensAt: momentOf(date, emigrants.auction.open, zone),
              closesAt: momentOf(date, emigrants.auction.close, zone),
            },
    };
  });
}

/** Until when consiglieri are named and offers sent in; the moment itself is too late. */
export function appointmentsUntil(pack: SeasonPack): Instant {
  return instantOf(pack.appointments.date, pack.appointments.time, pack.zone);
}
