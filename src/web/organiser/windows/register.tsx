import { useState } from 'react';
import { useCommand, useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { NearName } from '../import/near-name.js';
import { parseNames } from '../lib/cells.js';
import { likeness } from '../lib/names.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';

interface Props {
  game: number;
  registered: string[];
  closed: boolean;
}

/** Names typed or pasted; each is shown as what the season knows it to be. */
export function RegisterTeams({ game, registered, closed }: Props) {
  const { view } = useSeason();
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [text, setText] = useState(registered.join('\n'));
  const [sure, setSure] = useState<string[]>([]);
  const known = view.teams.map((team) => team.team);
  const read = parseNames(text).map((name) => ({ name, like: likeness(name, known) }));
  const near = read.filter(({ name, like }) => like.kind === 'near' && !sure.includes(name));
  const names = read.map(({ name, like }) => (like.kind === 'same' ? like.team : name));
  const unchanged =
    names.length === registered.length && names.every((name, index) => name === registered[index]);
  const replace = (from: string, to: string) =>
    setText((old) =>
      old
        .split('\n')
        .map((line) => (line.trim() === from ? to : line))
        .join('\n'),
    );
  return (
    <div className="stack-tight">
      <div className="org-register">
        <Field label={t('auction.register')} hint={t('auction.registerHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={8}
              value={text}
              readOnly={closed}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse */}
        <section className="org-names" tabIndex={0} aria-label={t('auction.known')}>
          <ul>
            {read.map(({ name, like }) => (
              <NameRow
                key={name}
                name={like.kind === 'same' ? like.team : name}
                known={like.kind === 'same'}
              />
            ))}
          </ul>
        </section>
      </div>
      {near.map(({ name, like }) =>
        like.kind === 'near' ? (
          <NearName
            key={name}
            name={name}
            candidates={[like.team]}
            onTeam={(team) => replace(name, team)}
            onNew={() => setSure((old) => [...old, name])}
          />
        ) : null,
      )}
      <ErrorNotice error={error} />
      {!closed && (
        <div className="row">
          <Button
            variant="primary"
            busy={busy}
            disabled={names.length === 0 || near.length > 0 || unchanged}
            onClick={() => void run({ type: 'registerTeams', game, teams: names })}
          >
            {t('auction.save')}
          </Button>
          {text.trim() === '' && (
            <Button
              variant="ghost"
              onClick={() =>
                setText(
                  view.teams
                    .filter((team) => team.status === 'dealt')
                    .map((team) => team.team)
                    .join('\n'),
                )
              }
            >
              {t('auction.fill')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NameRow({ name, known }: { name: string; known: boolean }) {
  const { view } = useSeason();
  const t = useOrg();
  const team = known ? view.teams.find((one) => one.team === name) : undefined;
  const words = !team
    ? { text: t('auction.isNew'), tone: 'tag-warn' }
    : team.status === 'dealt'
      ? { text: t('auction.isDealt'), tone: '' }
      : team.status === 'controlled'
        ? { text: t('auction.isControlled'), tone: 'tag-good' }
        : { text: t('auction.isFree'), tone: 'tag-warn' };
  return (
    <li>
      <span>{name}</span>
      <span className="org-chips">
        {team?.clan != null && <Clan id={team.clan} bare />}
        <span className={`tag ${words.tone}`}>{words.text}</span>
      </span>
    </li>
  );
}
