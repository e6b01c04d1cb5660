/** What a step came to, in one line: numbers read from its events, none worked out here. */
import type { GameView, JournalEntry } from '../../../rulebooks/race/view.js';
import { entriesOfType as eventsOf } from '../lib/event-of.js';
import type { DayStep } from '../lib/steps.js';
import { Clan } from '../parts/clan.js';
import { type OrgSay, useOrg } from '../say.js';

interface Props {
  step: DayStep;
  game: GameView;
  entries: readonly JournalEntry[];
}

export function StepSummary({ step, game, entries }: Props) {
  const t = useOrg();
  switch (step) {
    case 'order':
      return <Row items={game.order.map((clan) => ({ clan }))} />;
    case 'dice':
      return (
        <Row
          items={eventsOf(entries, 'DiceThrown').map(({ clan, total }) => ({ clan, text: String(total) }))}
        />
      );
    case 'walks':
      return <Row items={eventsOf(entries, 'Walked').map(({ clan, to }) => ({ clan, text: `→ ${to}` }))} />;
    case 'ranks':
      return <Row items={game.ranks.map(({ clan, cells }) => ({ clan, text: String(cells) }))} />;
    default:
      return <>{words(step, game, entries, t)}</>;
  }
}

function words(step: DayStep, game: GameView, entries: readonly JournalEntry[], t: OrgSay): string {
  switch (step) {
    case 'import': {
      const last = eventsOf(entries, 'ResultsEntered').at(-1);
      if (!last) return '';
      const creative = last.creative.join(', ') || t('common.none');
      return t('sum.import', { teams: t('common.teams', { n: last.teams.length }), creative });
    }
    case 'fights':
      return t('sum.fights', { n: eventsOf(entries, 'FightHeld').length });
    case 'intrigues':
      return t('sum.intrigues', { n: eventsOf(entries, 'IntrigueResolved').length });
    case 'marks': {
      const offers = eventsOf(entries, 'OfferMade').length;
      return offers > 0 ? t('sum.offers', { n: offers }) : '';
    }
    case 'zeroing':
      return t('sum.zeroing', {
        n: eventsOf(entries, 'CellsZeroed').reduce((sum, one) => sum + one.hit.length, 0),
      });
    case 'report':
      return game.report ? t('sum.report', { n: game.report.revision }) : '';
    case 'painting':
      return t('sum.painting', {
        n: eventsOf(entries, 'Painted').reduce((sum, one) => sum + one.cells.length, 0),
      });
    case 'auction':
      return t('sum.lots', {
        n: eventsOf(entries, 'LotsOpened').reduce((sum, one) => sum + one.lots.length, 0),
      });
    default:
      return '';
  }
}

function Row({ items }: { items: { clan: number; text?: string }[] }) {
  return (
    <span className="org-chips">
      {items.map(({ clan, text }) => (
        <span key={clan} className="org-pair">
          <Clan id={clan} bare />
          {text && <b>{text}</b>}
        </span>
      ))}
    </span>
  );
}
