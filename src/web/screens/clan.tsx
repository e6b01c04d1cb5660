/** A clan's home, made for a phone: what is needed first, then the clan, painting, bids and offers. */
import { useState } from 'react';
import { api } from '../app/api.js';
import { useSeason, useSides } from '../app/game.js';
import { usePick } from '../app/prefs.js';
import { Card } from '../ui/card.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import { WhyList } from '../ui/why-list.js';
import { Appointments } from './clan/appointments.js';
import { Choices } from './clan/choices.js';
import { ClanCard } from './clan/clan-card.js';
import { concernsClan } from './clan/concerns.js';
import { Letter } from './clan/letter.js';
import { Lots } from './clan/lots.js';
import { Offers } from './clan/offers.js';
import { Painting } from './clan/painting.js';
import { Todo } from './clan/todo.js';
import { useC } from './say.js';
import './screens.css';

export default function ClanScreen() {
  const { id, view, as } = useSeason();
  const side = useSides();
  const pick = usePick();
  const c = useC();
  const mine = view.me?.clan ?? null;
  const [looked, setLooked] = useState<number>(mine ?? view.clans[0]?.id ?? 1);
  const shown = mine ?? looked;
  const clan = view.clans.find((one) => one.id === shown);
  const entries = [...view.games.flatMap((game) => game.journal), ...view.journal]
    .filter((entry) => concernsClan(entry.event, shown))
    .reverse();
  if (!clan) return null;
  const about = side(shown);
  return (
    <Page
      title={about ? pick(about.name) : c('clan.title')}
      actions={
        mine === null ? (
          <label className="row">
            <span className="quiet">{c('clan.other')}</span>
            <select value={looked} onChange={(event) => setLooked(Number(event.target.value))}>
              {view.clans.map((one) => (
                <option key={one.id} value={one.id}>
                  {pick(one.name)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <a className="button button-secondary" href={api.calendar(id, { as })}>
            <Icon name="calendar" />
            <span>{c('clan.calendar')}</span>
          </a>
        )
      }
    >
      <div className="columns">
        <div className="stack">
          {mine !== null && <Todo />}
          {mine !== null && <Choices clan={mine} />}
          {mine !== null && <Letter clan={mine} />}
          {mine !== null && <Painting clan={mine} />}
          {mine !== null && <Appointments clan={mine} />}
          <Offers clan={shown} />
          <Lots clan={mine} />
        </div>
        <div className="stack">
          <ClanCard clan={clan} />
          <Card title={c('clan.actions')}>
            <WhyList entries={entries.slice(0, 12)} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
