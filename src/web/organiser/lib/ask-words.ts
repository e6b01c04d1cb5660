/** A question of the reckoning in words. */
import type { Lang, Text } from '../../../engine/contract.js';
import type { AskView, GameView, OfferView } from '../../../rulebooks/race/view.js';
import { useSeason } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { useLang, usePick } from '../../app/prefs.js';
import { useClanName } from '../parts/clan.js';
import { type OrgSay, useOrg } from '../say.js';
import { placesShared, spellPlaces, teamsOn } from './shared-places.js';

interface Fact {
  name: string;
  value: string;
}

export interface AskWords {
  title: string;
  /** Why it is asked at all, and what it is about; a paragraph each. */
  why: string[];
  facts: Fact[];
  /** A member of the order, or a choice. */
  item(item: string): string;
  /** The place that the first of the order takes, when the order is of places. */
  first?: number | undefined;
}

export interface AskContext {
  t: OrgSay;
  lang: Lang;
  offers: readonly OfferView[];
  games: readonly GameView[];
  /** What a refused offer costs, where the season says it. */
  refused?: number | undefined;
  clan(id: number | null): string;
  pick(text: Text): string;
}

export function useAskWords(ask: AskView): AskWords {
  const { view } = useSeason();
  const context = {
    t: useOrg(),
    lang: useLang(),
    clan: useClanName(),
    pick: usePick(),
    offers: view.offers,
    games: view.games,
    refused: view.numbers?.offers?.refused,
  };
  return askWords(ask, context);
}

export function askWords(ask: AskView, context: AskContext): AskWords {
  const { t, lang, clan } = context;
  const game = { name: t('ask.factGame'), value: String(ask.game) };
  const shared = Number(ask.facts.place ?? 0);
  const table = context.games.find(({ number }) => number === ask.game);
  const count = ask.topic === 'sharedPlaces' ? ask.items.length : teamsOn(shared, table);
  const places = placesShared(shared, count);
  const place = {
    name: t(places.length > 0 ? 'ask.factPlaces' : 'ask.factPlace'),
    value: spellPlaces(shared, count, lang),
  };
  const cell = { name: t('ask.factCell'), value: String(ask.facts.cell ?? '') };
  const ofClans = (item: string) => clan(Number(item));
  const itself = (item: string) => item;
  switch (ask.topic) {
    case 'sharedPlaces':
      return {
        title: t('ask.sharedPlaces'),
        why: [t('ask.why.sharedPlaces')],
        facts: [game, place],
        item: itself,
        first: places[0],
      };
    case 'sharedBest':
      return {
        title: t('ask.sharedBest'),
        why: [t('ask.why.sharedBest')],
        facts: [game, place],
        item: ofClans,
      };
    case 'fight':
      return { title: t('ask.fight'), why: [t('ask.why.fight')], facts: [game, cell], item: ofClans };
    case 'offer':
      return ofOffer(ask, context, game);
    case 'captive':
      return ofCaptive(ask, context, game);
    case 'intrigue':
      return ofIntrigue(ask, context, game);
    default:
      return { title: t('ask.other'), why: [], facts: [game], item: itself };
  }
}

const offerOf = (ask: AskView, offers: readonly OfferView[]) =>
  offers.find((offer) => offer.id === ask.facts.offer);

function ofOffer(ask: AskView, { t, offers, clan, pick, refused }: AskContext, game: Fact): AskWords {
  const offer = offerOf(ask, offers);
  const stake = offer?.stake ?? 0;
  const items: Record<string, string> = {
    fulfilled: stake === 0 ? t('offers.fulfilled') : t('ask.fulfilled', { n: signed(stake) }),
    refused: stake === 0 ? t('offers.refused') : t('ask.refused', { n: signed(refused ?? -stake) }),
  };
  const word =
    offer?.accepted == null ? 'offers.unanswered' : offer.accepted ? 'offers.accepted' : 'offers.declined';
  return {
    title: t('ask.offer', { offer: offer ? pick(offer.title) : String(ask.facts.cell ?? '') }),
    why: [t('ask.why.offer'), ...(offer ? [t('ask.task', { text: pick(offer.task) })] : [])],
    facts: [
      game,
      { name: t('common.clan'), value: clan(Number(ask.facts.clan)) },
      ...(offer
        ? [
            { name: t('offers.from'), value: offer.side === null ? t('offers.author') : clan(offer.side) },
            whereOf(offer, t),
            { name: t('ask.factAnswer'), value: t(word) },
          ]
        : []),
    ],
    item: (item) => items[item] ?? item,
  };
}

function ofIntrigue(ask: AskView, { t, clan }: AskContext, game: Fact): AskWords {
  const [a, b] = [clan(Number(ask.facts.clan)), clan(Number(ask.facts.ally))];
  const said: Record<string, string> = { failed: t('ask.pactFailed'), none: t('ask.pactNone') };
  return {
    title: t('ask.intrigue'),
    why: [t('ask.why.intrigue', { a, b })],
    facts: [
      game,
      { name: a, value: t('ask.against', { clan: clan(Number(ask.facts.target)) }) },
      { name: b, value: t('ask.against', { clan: clan(Number(ask.facts.otherTarget)) }) },
    ],
    item: (item) => said[item] ?? t('ask.against', { clan: clan(Number(item)) }),
  };
}

function ofCaptive(ask: AskView, { t, offers, clan, pick }: AskContext, game: Fact): AskWords {
  const offer = offerOf(ask, offers);
  const held = clan(Number(ask.facts.clan));
  return {
    title: t('ask.captive', { clan: held }),
    why: offer ? [t('ask.why.captive', { side: clan(offer.side) })] : [],
    facts: [
      game,
      { name: t('common.clan'), value: held },
      ...(offer ? [{ name: t('field.offer'), value: pick(offer.title) }, whereOf(offer, t)] : []),
    ],
    item: (team) => team,
  };
}

function whereOf(offer: OfferView, t: OrgSay): Fact {
  return {
    name: t('ask.factWhere'),
    value: t('offers.where', { game: String(offer.game), cell: offer.cell }),
  };
}
