/** Letters of intrigue as the organiser may see them: sealed until the game has been played, then each with its names. */
import { useState } from 'react';
import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useCommand, useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { Table } from '../../ui/table.js';
import { Clan, ClanSelect } from '../parts/clan.js';
import { useOrg } from '../say.js';

export function Letters() {
  const { view } = useSeason();
  const t = useOrg();
  const withLetters = view.games.filter((game) => game.letters);
  if (withLetters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="letters">
      <h2 id="letters">{t('letters.title')}</h2>
      {withLetters.map((game) => (
        <LettersOf key={game.number} game={game} />
      ))}
    </section>
  );
}

function LettersOf({ game }: { game: GameView }) {
  const { view } = useSeason();
  const book = useBook();
  const t = useOrg();
  const { letters } = game;
  if (!letters) return null;
  return (
    <Card
      level={3}
      title={t('letters.game', { n: String(game.number) })}
      actions={<Clauses ids={book.cite('intrigues')} />}
    >
      {letters.all === null ? (
        <>
          <Notice>{t('letters.sealed')}</Notice>
          {letters.received !== undefined && (
            <p>
              {t('letters.received')}: <b>{letters.received}</b>
            </p>
          )}
          {letters.open && (
            <>
              <Countdown until={letters.until} zone={view.zone} label={t('letters.until')} />
              <EnterLetter game={game.number} />
            </>
          )}
        </>
      ) : letters.all.length === 0 ? (
        <p className="quiet">{t('letters.none')}</p>
      ) : (
        <Table
          caption={t('letters.table', { n: String(game.number) })}
          rows={letters.all}
          rowKey={(letter) => letter.clan}
          columns={[
            {
              key: 'clan',
              title: t('letters.from'),
              head: true,
              cell: (letter) => <Clan id={letter.clan} short />,
            },
            { key: 'ally', title: t('letters.ally'), cell: (letter) => <Clan id={letter.ally} short /> },
            {
              key: 'target',
              title: t('letters.target'),
              cell: (letter) => <Clan id={letter.target} short />,
            },
          ]}
        />
      )}
    </Card>
  );
}

/** A letter handed over on paper: whoever enters it has read it, and it stays sealed for everybody else. */
function EnterLetter({ game }: { game: number }) {
  const { view } = useSeason();
  const t = useOrg();
  const { run, busy, error, receipt } = useCommand();
  const [names, setNames] = useState<Record<'clan' | 'ally' | 'target', number | null>>({
    clan: null,
    ally: null,
    target: null,
  });
  const { clan, ally, target } = names;
  const send = async () => {
    if (clan === null || ally === null || target === null) return;
    if (await run({ type: 'sendLetter', game, clan, ally, target })) {
      setNames({ clan: null, ally: null, target: null });
    }
  };
  return (
    <details>
      <summary>{t('letters.enter')}</summary>
      <div className="org-form-row">
        {(['clan', 'ally', 'target'] as const).map((key) => (
          <Field key={key} label={t(key === 'clan' ? 'letters.from' : `letters.${key}`)}>
            {(control) => (
              <ClanSelect
                {...control}
                value={names[key]}
                onChange={(id) => setNames((old) => ({ ...old, [key]: id }))}
              />
            )}
          </Field>
        ))}
        <Button
          busy={busy}
          disabled={clan === null || ally === null || target === null}
          onClick={() => void send()}
        >
          {t('common.save')}
        </Button>
      </div>
      <ErrorNotice error={error} />
      <Receipt receipt={receipt} zone={view.zone} />
    </details>
  );
}
