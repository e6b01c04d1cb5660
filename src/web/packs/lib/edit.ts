/** Changes of a pack. Each gives a new pack and tells what it changed besides what was asked for. */
import type { Lang, Text } from '../../../engine/contract.js';
import { apart, isUnwritten, moduleDefault, newSide, OFFERS } from './defaults.js';
import { resampled } from './paths.js';
import type { Mark, ModuleKey, Modules, OfferKind, Pack, Side } from './types.js';

export type Told =
  | { on: ModuleKey }
  | { off: ModuleKey }
  | { moved: OfferKind; from: number }
  | { castle: number }
  | { cleared: number };
export interface Edited {
  pack: Pack;
  told: Told[];
}

const MODULE_OF: Partial<Record<Mark['kind'], ModuleKey>> = {
  change: 'changes',
  castle: 'castles',
  twins: 'twins',
  coin: 'coin',
  name: 'coin',
  roulette: 'roulette',
  restart: 'restart',
  offer: 'offers',
};

/** What another module cannot do without. */
const NEEDS: Partial<Record<ModuleKey, ModuleKey>> = { emigrants: 'territory', proposals: 'offers' };
const OFFER_NEEDS: Partial<Record<OfferKind, ModuleKey>> = {
  tribute: 'territory',
  captive: 'territory',
  surrender: 'emigrants',
};

/** A text in one language; the other follows as long as nobody has said anything of its own in it. */
export function said(text: Text | undefined, lang: Lang, value: string): Text {
  const other: Lang = lang === 'ru' ? 'en' : 'ru';
  const old = text ?? { ru: '', en: '' };
  const follows = old[other].trim() === '' || old[other] === old[lang] || isUnwritten(old);
  return { ...old, [lang]: value, ...(follows ? { [other]: value } : {}) };
}

/** Switches modules on, with what they need; those that are on stay as they are. */
export function switchOn(pack: Pack, name: ModuleKey): Edited {
  if (pack.modules[name] !== undefined) return { pack, told: [] };
  const need = NEEDS[name];
  const before = need ? switchOn(pack, need) : { pack, told: [] };
  const modules: Modules = { ...before.pack.modules, [name]: moduleDefault(name, before.pack) };
  if (name === 'emigrants' && modules.mercenaries && modules.mercenaries.until === undefined) {
    modules.mercenaries = moduleDefault('mercenaries', { ...before.pack, modules });
  }
  return { pack: { ...before.pack, modules }, told: [...before.told, { on: name }] };
}

/** Switches a module off, with its cells and with whatever cannot do without it. */
export function switchOff(pack: Pack, name: ModuleKey): Edited {
  const { [name]: _, ...modules } = pack.modules;
  let now: Pack = { ...pack, modules };
  const told: Told[] = [];
  const kinds = Object.values(pack.modules.offers?.offers ?? {}).map(({ kind }) => kind);
  const gone = (mark: Mark): boolean =>
    MODULE_OF[mark.kind] === name ||
    (mark.kind === 'offer' && kinds.some((kind) => kind === mark.offer && OFFER_NEEDS[kind] === name));
  const cells = Object.entries(pack.marks).filter(([, mark]) => gone(mark));
  for (const [cell] of cells) {
    const cleared = setMark(now, Number(cell), { kind: 'free' });
    now = cleared.pack;
    told.push(...cleared.told);
  }
  if (cells.length > 0) told.push({ cleared: cells.length });
  for (const [other, need] of Object.entries(NEEDS) as [ModuleKey, ModuleKey][]) {
    if (need !== name || now.modules[other] === undefined) continue;
    const rest = switchOff(now, other);
    now = rest.pack;
    told.push({ off: other }, ...rest.told);
  }
  // Mercenaries until some game made sense only with what came after.
  if (name === 'emigrants' && now.modules.mercenaries) {
    now = { ...now, modules: { ...now.modules, mercenaries: {} } };
  }
  return { pack: now, told };
}

/** Another effect on a cell: its module comes with it, and goes with the last of its cells. */
export function setMark(pack: Pack, cell: number, mark: Mark): Edited {
  const old = pack.marks[cell];
  const { [cell]: _, ...others } = pack.marks;
  let now: Pack = { ...pack, marks: others, invented: pack.invented.filter((n) => n !== cell) };
  const told: Told[] = [];
  if (old?.kind === 'offer' && !(mark.kind === 'offer' && mark.offer === old.offer))
    now = withoutOffer(now, old.offer);
  if (mark.kind === 'castle') {
    // A side has one castle: it moves.
    for (const [n, other] of Object.entries(now.marks)) {
      if (other.kind !== 'castle' || other.side !== mark.side) continue;
      const { [n]: __, ...rest } = now.marks;
      now = { ...now, marks: rest };
      told.push({ castle: Number(n) });
    }
  }
  const module = MODULE_OF[mark.kind];
  if (module) {
    const on = switchOn(now, module);
    now = on.pack;
    told.push(...on.told);
  }
  if (mark.kind === 'offer') {
    const placed = placeOffer(now, cell, mark);
    now = placed.pack;
    told.push(...placed.told);
  } else if (mark.kind !== 'free') {
    now = { ...now, marks: { ...now.marks, [cell]: mark } };
  }
  const was = old ? MODULE_OF[old.kind] : undefined;
  if (
    was &&
    now.modules[was] !== undefined &&
    !Object.values(now.marks).some(({ kind }) => MODULE_OF[kind] === was)
  ) {
    const off = switchOff(now, was);
    now = off.pack;
    told.push({ off: was }, ...off.told);
  }
  return { pack: now, told };
}

/** An offer stands on one cell: it moves there with its words. */
function placeOffer(pack: Pack, cell: number, mark: Extract<Mark, { kind: 'offer' }>): Edited {
  const kind = mark.offer as OfferKind;
  const need = OFFER_NEEDS[kind];
  const { pack: ready, told } = need ? switchOn(pack, need) : { pack, told: [] };
  const offers = ready.modules.offers!;
  const old = offers.offers[kind];
  const { [old?.cell ?? 0]: before, ...rest } = ready.marks;
  const moves = old !== undefined && old.cell !== cell && before?.kind === 'offer';
  const side = kind === 'dress' ? mark.side : (mark.side ?? ready.sides[0]?.id ?? 1);
  const offer = { ...OFFERS[kind], ...old, kind, cell, side };
  return {
    pack: {
      ...ready,
      marks: { ...(moves ? rest : ready.marks), [cell]: { kind: 'offer', offer: kind, side } },
      modules: { ...ready.modules, offers: { ...offers, offers: { ...offers.offers, [kind]: offer } } },
    },
    told: moves ? [...told, { moved: kind, from: old.cell }] : told,
  };
}

function withoutOffer(pack: Pack, key: string): Pack {
  const { offers } = pack.modules;
  if (!offers) return pack;
  const { [key]: _, ...rest } = offers.offers;
  return { ...pack, modules: { ...pack.modules, offers: { ...offers, offers: rest } } };
}

/** What a cell tells; nothing: no story. */
export function setStory(pack: Pack, cell: number, lang: Lang, value: string): Pack {
  const { [cell]: old, ...rest } = pack.stories ?? {};
  const text = said(old, lang, value);
  const empty = text.ru.trim() === '' && text.en.trim() === '';
  return { ...pack, stories: empty ? rest : { ...rest, [cell]: text } };
}

/** Another number of cells: the way stays, effects beyond the finish go. */
export function resize(pack: Pack, size: number): Edited {
  const beyond = Object.keys(pack.marks).filter((cell) => Number(cell) >= size);
  let now: Pack = pack;
  const told: Told[] = [];
  for (const cell of beyond) {
    const cleared = setMark(now, Number(cell), { kind: 'free' });
    now = cleared.pack;
    told.push(...cleared.told);
  }
  if (beyond.length > 0) told.push({ cleared: beyond.length });
  const stories = Object.fromEntries(
    Object.entries(now.stories ?? {}).filter(([cell]) => Number(cell) <= size),
  );
  const layout = now.layout && now.layout.cells.length > 1 ? { layout: resampled(now.layout, size) } : {};
  return { pack: { ...now, size, stories, ...layout }, told };
}

export function addSide(pack: Pack): Pack {
  const sides = [...pack.sides, newSide(pack.sides.length + 1, pack.sides)];
  return { ...pack, sides, modules: widened(pack.modules, pack.sides.length, sides.length) };
}

/** The last window lets in all sides: it goes on doing so. */
function widened(modules: Modules, was: number, now: number): Modules {
  const { territory } = modules;
  if (!territory) return modules;
  const steps = territory.steps.map((step) =>
    step.clans >= was || step.clans > now ? { ...step, clans: now } : step,
  );
  return { ...modules, territory: { ...territory, steps } };
}

/** A side less: its castle and its offers go, those after it move up. */
export function removeSide(pack: Pack, id: number): Edited {
  const own = (mark: Mark) => 'side' in mark && mark.side === id;
  let now = pack;
  const told: Told[] = [];
  const cells = Object.entries(pack.marks).filter(([, mark]) => own(mark));
  for (const [cell] of cells) {
    const cleared = setMark(now, Number(cell), { kind: 'free' });
    now = cleared.pack;
    told.push(...cleared.told);
  }
  if (cells.length > 0) told.push({ cleared: cells.length });
  if (now.modules.deserters?.side === id) {
    const off = switchOff(now, 'deserters');
    now = off.pack;
    told.push({ off: 'deserters' });
  }
  const up = (side: number) => (side > id ? side - 1 : side);
  const left = now.sides.filter((side) => side.id !== id);
  const sides = apart(left.map((side): Side => ({ ...side, id: up(side.id) })));
  const marks = Object.fromEntries(
    Object.entries(now.marks).map(([cell, mark]): [string, Mark] => [
      cell,
      'side' in mark && mark.side !== null ? { ...mark, side: up(mark.side) } : mark,
    ]),
  );
  const { offers, deserters } = now.modules;
  const modules: Modules = {
    ...widened(now.modules, now.sides.length, sides.length),
    ...(deserters ? { deserters: { ...deserters, side: up(deserters.side) } } : {}),
    ...(offers
      ? {
          offers: {
            ...offers,
            offers: Object.fromEntries(
              Object.entries(offers.offers).map(([key, offer]) => [
                key,
                { ...offer, side: offer.side === null ? null : up(offer.side) },
              ]),
            ),
            captives: Object.fromEntries(
              Object.entries(offers.captives)
                .filter(([side]) => Number(side) !== id)
                .map(([side, team]) => [up(Number(side)), team]),
            ),
          },
        }
      : {}),
  };
  return { pack: { ...now, sides, marks, modules }, told };
}

/** `1` → `2`, `2.9` → `2.10`, `весна` → `весна-2`. */
export function nextVersion(version: string): string {
  const found = /^(.*?)(\d+)$/.exec(version);
  return found ? `${found[1]}${Number(found[2]) + 1}` : `${version}-2`;
}
