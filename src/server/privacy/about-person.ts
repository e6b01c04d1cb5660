/** Everything that is kept about one person of a game: as data, and as a page to read, in one file. */
import type { Command, Instant, Viewer } from '../../engine/contract.js';
import type { Store, StoredGame, StoredPerson } from '../../store/store.js';
import type { GameHost } from '../game-host.js';
import { viewOf } from '../live-game.js';
import { countNamed, namesBeside } from './rewrite.js';

export interface PersonFile {
  /** What the file is, for whoever opens it in ten years. */
  about: { ru: string; en: string };
  madeAt: Instant;
  game: { id: string; title: string; rulebook: string; createdAt: Instant; ended: boolean };
  person: {
    id: string;
    name: string;
    /** Nicknames under which he played. */
    nicknames: string[];
    role: string;
    clan: number | null;
    since: Instant;
    leftAt: Instant | null;
    askedToBeForgottenAt: Instant | null;
    /** The organiser's account of the same human. */
    account: string | null;
  };
  links: { purpose: string; createdAt: Instant; usedAt: Instant | null; revokedAt: Instant | null }[];
  signIns: { since: Instant; device: string | null; lastUsed: Instant | null }[];
  /** What the program showed of him in each game: seat, role, score. */
  shown: { game: string; title: string; me: unknown }[];
  /** What he did and wrote. */
  acts: { game: string; at: Instant; command: Command }[];
  /** What others entered about him; kept back until the game is over, lest it tell a secret. */
  byOthers: { game: string; at: Instant; command: Command }[] | 'after the game';
  pictures: { id: string; type: string; createdAt: Instant; base64: string }[];
}

interface Records {
  store: Store;
  host: Pick<GameHost, 'read'>;
  /** Milliseconds since 1970. */
  clock: () => number;
}

export async function fileOf(
  { store, host, clock }: Records,
  game: StoredGame,
  person: StoredPerson,
): Promise<PersonFile> {
  const tree = [game, ...(await store.gamesOf(game.id))];
  const over = tree.every((each) => each.ended);
  const file: PersonFile = {
    about: {
      ru: 'Всё, что программа «Регламент» хранит об одном человеке в одной игре. Имён других людей здесь нет.',
      en: 'Everything the program Reglament keeps about one person in one game. Names of other people are not in it.',
    },
    madeAt: new Date(clock()).toISOString(),
    game: {
      ...{ id: game.id, title: game.title, rulebook: game.rulebook },
      ...{ createdAt: game.createdAt, ended: game.ended },
    },
    person: {
      ...{ id: person.id, name: person.name, nicknames: [], role: person.role, clan: person.clan },
      ...{ since: person.createdAt, leftAt: person.leftAt ?? null },
      ...{ askedToBeForgottenAt: person.askedAt ?? null, account: person.account ?? null },
    },
    links: (await store.links(game.id))
      .filter((link) => link.person === person.id)
      .map(({ purpose, createdAt, usedAt, revokedAt }) => ({ purpose, createdAt, usedAt, revokedAt })),
    signIns: (await store.signIns({ game: game.id }))
      .filter((each) => each.person === person.id)
      .map(({ since, label, seen }) => ({ since, device: label, lastUsed: seen })),
    ...{ shown: [], acts: [], byOthers: over ? [] : 'after the game', pictures: [] },
  };
  const nicknames = new Set<string>();
  for (const each of tree) {
    const records = await store.records(each.id);
    const names = namesBeside({ setup: each.setup, records }, person.id, each.rulebook);
    for (const name of names) nicknames.add(name);
    const whom = { person: person.id, names: [person.name, ...names] };
    for (const { entries } of records) {
      for (const { at, author, command, deadline } of entries) {
        if (deadline) continue;
        const line = { game: each.id, at, command };
        if (author.kind !== 'system' && author.person === person.id) {
          file.acts.push(line);
          await addPictures(store, each.id, command, file.pictures);
        } else if (over && Array.isArray(file.byOthers) && concerns(command, whom, each.rulebook)) {
          file.byOthers.push(line);
        }
      }
    }
    const me = await shownTo(host, each, person.id);
    if (me !== null) file.shown.push({ game: each.id, title: each.title, me });
  }
  file.person.nicknames = [...nicknames];
  return file;
}

/** Whether a command names the person, by his id or by a name of his. */
function concerns(command: Command, whom: { person: string; names: string[] }, rulebook: string): boolean {
  if (JSON.stringify(command).includes(`"${whom.person}"`)) return true;
  const { names, texts } = countNamed(command, whom, rulebook);
  return names + texts > 0;
}

async function addPictures(
  store: Store,
  game: string,
  command: Command,
  into: PersonFile['pictures'],
): Promise<void> {
  if (!Array.isArray(command.images)) return;
  for (const id of command.images) {
    const image = await store.image(game, String(id));
    if (!image || into.some((known) => known.id === image.id)) continue;
    const base64 = Buffer.from(image.bytes).toString('base64');
    into.push({ id: image.id, type: image.type, createdAt: image.createdAt, base64 });
  }
}

/** What the person’s own view says of him; null where it says nothing, or the game cannot be read. */
async function shownTo(host: Pick<GameHost, 'read'>, game: StoredGame, person: string): Promise<unknown> {
  const viewer: Viewer = { kind: 'person', person };
  return host
    .read(game.id, (live) => (viewOf(live, viewer) as { me?: unknown } | null)?.me ?? null)
    .catch(() => null);
}

/** The same as one page: words for people, and the data itself below them. */
export function pageOf(file: PersonFile): string {
  const { person, game } = file;
  const list = (items: readonly string[]): string =>
    items.length === 0 ? '<p>—</p>' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const act = (line: { at: string; command: Command }): string =>
    `<time>${safe(line.at)}</time> <code>${safe(JSON.stringify(line.command))}</code>`;
  const part = (ru: string, en: string, body: string): string =>
    `<section><h2>${ru} <span lang="en">· ${en}</span></h2>${body}</section>`;
  const pictures = file.pictures.map(
    ({ type, base64, createdAt }) =>
      `<li><time>${safe(createdAt)}</time><br><img alt="" src="data:${safe(type)};base64,${base64}"></li>`,
  );
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(person.name)} — ${safe(game.title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code,pre{white-space:pre-wrap;overflow-wrap:anywhere}img{max-width:100%}h2 span{font-weight:400}dt{font-weight:600}</style>
</head><body>
<h1>${safe(person.name)} — ${safe(game.title)}</h1>
<p>${safe(file.about.ru)}</p><p lang="en">${safe(file.about.en)}</p>
${part(
  'Кто это',
  'Who it is',
  list([
    `${safe(person.name)}${person.nicknames.length > 0 ? ` (${person.nicknames.map(safe).join(', ')})` : ''}`,
    `${safe(person.role)}${person.clan === null ? '' : ` · ${person.clan}`} · <time>${safe(person.since)}</time>`,
    `<code>${safe(person.id)}</code>`,
  ]),
)}
${part(
  'Ссылки',
  'Links',
  list(
    file.links.map((link) =>
      safe([link.purpose, link.createdAt, link.usedAt, link.revokedAt].filter(Boolean).join(' · ')),
    ),
  ),
)}
${part('Входы', 'Sign-ins', list(file.signIns.map((each) => safe([each.device, each.since, each.lastUsed].filter(Boolean).join(' · ')))))}
${part('Что программа показывает о нём', 'What the program shows of him', list(file.shown.map(({ title, me }) => `${safe(title)}: <code>${safe(JSON.stringify(me))}</code>`)))}
${part('Что он делал и писал', 'What he did and wrote', list(file.acts.map(act)))}
${part(
  'Что о нём ввели другие',
  'What others entered about him',
  file.byOthers === 'after the game'
    ? '<p>Станет видно после конца игры: иначе файл выдал бы её тайны. <span lang="en">Told after the game: before, it would give away its secrets.</span></p>'
    : list(file.byOthers.map(act)),
)}
${part('Картинки', 'Pictures', pictures.length === 0 ? '<p>—</p>' : `<ul>${pictures.join('')}</ul>`)}
<details><summary>JSON</summary><pre>${safe(JSON.stringify(withoutPictures(file), null, 1))}</pre></details>
<script type="application/json" id="data">${JSON.stringify(file).replaceAll('<', '\\u003c')}</script>
</body></html>
`;
}

function withoutPictures(file: PersonFile): unknown {
  return {
    ...file,
    pictures: file.pictures.map(({ base64, ...rest }) => ({ ...rest, bytes: base64.length })),
  };
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
