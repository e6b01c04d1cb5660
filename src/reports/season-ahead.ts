/** The sections of a report about where everybody stands and what comes next. */

import { label } from '../rulebooks/race/describe.js';
import type { ClanView, OfferView, QuestionView } from '../rulebooks/race/view.js';
import { cellList, ended, integer, listOf, points, quoted, signed } from '../texts/numbers.js';
import { counted } from '../texts/units.js';
import type { Block, Document, Item } from './document.js';
import { cited, ofStep, ofType, type Scope, said } from './scope.js';
import { words } from './season-words.js';

export function aheadDocument(scope: Scope): Document {
  const { game, latest } = scope;
  return [
    ...painting(scope),
    ...standing(scope),
    ...(latest ? [...carried(scope), ...due(scope), ...questions(scope)] : []),
    ...list(
      scope,
      'appeals',
      game.appeals.map((text) =>
        cited(scope, words('appealsNote', scope.lang, { text: ended(text) }), scope.cite('results')),
      ),
    ),
  ];
}

type SectionKey = 'painting' | 'carried' | 'due' | 'questions' | 'appeals' | 'rulings';

export function list(scope: Scope, key: SectionKey, items: Item[], ordered = false): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: words(key, scope.lang) },
    { kind: 'list', ordered, items },
  ];
}

/** Ranks and, where painting follows, how many cells everybody paints and from when. */
function painting(scope: Scope): Block[] {
  const { game, lang, names } = scope;
  if (game.ranks.length === 0) return [];
  const window = game.painting;
  const opens = new Map(window?.clans.map((clan) => [clan.clan, clan]));
  const rows = [...game.ranks]
    .sort((a, b) => game.order.indexOf(a.clan) - game.order.indexOf(b.clan))
    .map(({ clan, sum, rank, cells }) => {
      const own = opens.get(clan);
      return [
        names.clan(clan),
        points(sum, lang),
        String(rank),
        ...(window ? [String(own?.allowed ?? cells), own ? scope.short(own.opensAt) : '—'] : []),
      ];
    });
  const head = [
    words('clan', lang, scope.forms),
    words('sum', lang),
    words('rank', lang),
    // After the last game nobody paints.
    ...(window ? [words('toPaint', lang)] : []),
  ];
  const nights = window?.steps.some(({ clans }) => clans.length === 0);
  const notes = ofType(ofStep(game, 'ranks'), 'RanksSet', 'CountHandedOver');
  const how = notes[0] ? [cited(scope, words('ranksHow', lang), citedBy(notes[0].event))] : [];
  return [
    { kind: 'heading', text: words('painting', lang) },
    ...how.map(({ line }): Block => ({ kind: 'paragraph', line })),
    {
      kind: 'table',
      head: window ? [...head, words('from', lang)] : head,
      rows,
      ...(notes[0] ? { by: citedBy(notes[0].event) } : {}),
    },
    ...ofType(notes, 'CountHandedOver').map(
      (entry): Block => ({ kind: 'paragraph', line: said(scope, entry).line }),
    ),
    ...(window
      ? [
          ...[
            cited(
              scope,
              words(nights ? 'paintUntilNights' : 'paintUntil', lang, {
                until: scope.until(window.closesAt),
              }),
              scope.cite('territory.close', 'territory.windows'),
            ),
            cited(scope, words('paintFirst', lang, { price: signed(-1) }), scope.cite('territory.cells')),
          ].map(({ line }): Block => ({ kind: 'paragraph', line })),
        ]
      : []),
  ];
}

function citedBy(event: { clauses: string[]; [field: string]: unknown }): {
  clauses: string[];
  rulings?: string[];
} {
  return { clauses: event.clauses, rulings: event.rulings as string[] | undefined };
}

/** Positions and territory when the day was resolved, the leader first. */
function standing(scope: Scope): Block[] {
  const { view, game, before, lang, names } = scope;
  const { after } = game;
  if (!after) return [];
  const rows = view.clans
    .map((clan, index) => {
      const cell = after.positions[index] ?? 0;
      return { clan: clan.id, cell, step: cell - (before?.after?.positions[index] ?? 0) };
    })
    .sort((a, b) => b.cell - a.cell || game.order.indexOf(a.clan) - game.order.indexOf(b.clan))
    .map(({ clan, cell, step }) => [
      names.clan(clan),
      String(cell),
      signed(step),
      ...(scope.has('territory') ? [integer(after.owners.filter((owner) => owner === clan).length)] : []),
    ]);
  return [
    { kind: 'heading', text: words('standing', lang) },
    {
      kind: 'table',
      head: [
        words('clan', lang, scope.forms),
        words('cell', lang),
        words('step', lang),
        ...(scope.has('territory') ? [words('territory', lang)] : []),
      ],
      rows,
      by: scope.cite('walk'),
    },
  ];
}

/** Whose each painted cell was when the day was resolved: the board that a report comes with, as a table. */
export function ownersTable(scope: Scope): Block[] {
  const { game, lang, names } = scope;
  if (!game.after || !scope.has('territory')) return [];
  const rows = game.after.owners.flatMap((owner, index) =>
    owner === 0 ? [] : [[words('cellOf', lang, { cell: index + 1 }), names.clan(owner)]],
  );
  return [
    { kind: 'heading', text: words('owners', lang) },
    {
      kind: 'table',
      head: [words('cell', lang), words('owner', lang)],
      rows,
      by: scope.cite('territory.cells'),
    },
  ];
}

function carried(scope: Scope): Block[] {
  if (scope.view.phase !== 'running') return [];
  const items = scope.view.clans.map((clan) => carriedBy(scope, clan)).filter((item) => item !== null);
  return list(scope, 'carried', items.length > 0 ? items : [{ line: [words('nothingCarried', scope.lang)] }]);
}

function carriedBy(scope: Scope, { id, modifiers, skips, roulette, coin, twins }: ClanView): Item | null {
  const { lang, citations } = scope;
  const parts = modifiers.map(
    ({ amount, source, game, clauses }) =>
      words('fromSource', lang, { amount: signed(amount), source: label('source', source, lang), game }) +
      citations.cite({ clauses }),
  );
  if (modifiers.length > 1) {
    const sum = modifiers.reduce((total, { amount }) => total + amount, 0);
    parts.push(words('sumChange', lang, { amount: signed(sum) }));
  }
  if (skips > 0)
    parts.push(
      words('skips', lang, { turns: counted(skips, 'turns', lang) }) + citations.cite(scope.cite('skip')),
    );
  if (roulette) parts.push(words('roulette', lang) + citations.cite(scope.cite('roulette')));
  if (twins?.feast)
    parts.push(
      words('feast', lang, { parts: scope.view.numbers?.twins?.left ?? 1 }) +
        citations.cite(scope.cite('twins')),
    );
  if (coin) parts.push(words('coin', lang) + citations.cite(scope.cite('coin')));
  if (parts.length === 0) return null;
  const by = {
    clauses: [
      ...modifiers.flatMap(({ clauses }) => clauses),
      ...(skips > 0 ? scope.cite('skip').clauses : []),
      ...(roulette ? scope.cite('roulette').clauses : []),
    ],
  };
  return {
    line: [{ strong: scope.names.clan(id) }, `: ${parts.join('; ')}.`],
    id: `carried:${id}`,
    by,
  };
}

/** What is due, by when. */
function due(scope: Scope): Block[] {
  const { view, game, next, lang } = scope;
  if (view.phase !== 'running') return [];
  const items: Item[] = [];
  if (game === view.games[0]) {
    const until = scope.until(view.appointmentsUntil);
    const key = scope.has('proposals') ? 'appointments' : 'deputies';
    items.push(
      cited(
        scope,
        `${words(key, lang, { ...scope.forms, until })}.`,
        scope.cite('seats.deputy', 'proposals.until'),
      ),
    );
  }
  items.push(...openOffers(scope), ...choices(scope));
  if (next?.letters) {
    const until = scope.until(next.letters.until);
    const text = words('letters', lang, { ...scope.forms, game: next.number, until });
    items.push(cited(scope, `${text}.`, scope.cite('intrigues')));
  }
  if (next?.auction) {
    const { opensAt, closesAt } = next.auction;
    const hours = { from: scope.since(opensAt), until: scope.until(closesAt) };
    items.push(
      cited(scope, `${words('auction', lang, hours)}.`, scope.cite('emigrants.bids', 'emigrants.auction')),
    );
  }
  if (next)
    items.push({
      line: [`${words('nextGame', lang, { game: next.number, from: scope.when(next.startsAt) })}.`],
    });
  else items.push({ line: [words('noNextGame', lang)] });
  return list(scope, 'due', items);
}

/** What cells have asked of those who stand there. */
function choices(scope: Scope): Item[] {
  const open = scope.view.choices?.filter(({ stage }) => stage === 'open') ?? [];
  return open.map(({ kind, clan, cell }) =>
    cited(
      scope,
      `${words(kind === 'twins' ? 'choiceTwins' : 'choiceName', scope.lang, { clan: scope.names.clan(clan), cell })}.`,
      scope.cite(kind === 'twins' ? 'twins' : 'coin.name'),
    ),
  );
}

/** One offer may bind several clans: they stand together. */
function openOffers(scope: Scope): Item[] {
  const groups = new Map<string, OfferView[]>();
  for (const offer of scope.view.offers) {
    if (offer.stage !== 'open') continue;
    const key = `${offer.game} ${offer.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()].map((group) => openOffer(scope, group[0]!, group));
}

function openOffer(scope: Scope, { kind, title, task, captive }: OfferView, group: OfferView[]): Item {
  const { lang, names } = scope;
  const clans = listOf(
    group.map(({ clan }) => names.clan(clan)),
    lang,
  );
  const offer = quoted(title[lang], lang);
  const own = scope.citeOffer(kind);
  if (!captive) return cited(scope, `${words('offerOpen', lang, { clans, offer, task: task[lang] })}.`, own);
  const text =
    captive.team !== null && captive.closesAt !== null
      ? words('captiveOpen', lang, {
          clan: clans,
          team: quoted(captive.team, lang),
          until: scope.until(captive.closesAt),
        })
      : words('captiveWaits', lang, { clan: clans, offer });
  return cited(scope, `${text}.`, own);
}

function questions(scope: Scope): Block[] {
  const open = scope.view.questions.filter(({ stage }) => stage !== 'decided' && stage !== 'jury');
  return list(
    scope,
    'questions',
    open.map((question) =>
      cited(
        scope,
        `${questionText(scope, question)}.`,
        scope.cite(question.stage === 'escalated' ? 'council.jury' : 'council'),
      ),
    ),
  );
}

function questionText({ lang, ...scope }: Scope, { text, stage, closesAt }: QuestionView): string {
  const question = ended(text);
  if (stage === 'voting' && closesAt !== null)
    return words('questionVote', lang, { ...scope.forms, question, until: scope.until(closesAt) });
  return words(stage === 'escalated' ? 'questionJury' : 'questionRaised', lang, { ...scope.forms, question });
}

/** The note on made-up marks. */
export function inventedNote(scope: Scope): Block[] {
  const { invented } = scope.view;
  if (invented.length === 0) return [];
  const text = `${words('invented', scope.lang, { cells: cellList(invented) })}.`;
  return [{ kind: 'paragraph', line: cited(scope, text, scope.cite('marks')).line }];
}
