/** Opens the game of a table: the server makes it if there is none yet, then the judge's tablet of that table is shown. */
import { useState } from 'react';
import { request } from '../../app/api.js';
import { newKey } from '../../app/key.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { ErrorNotice } from '../../ui/notice.js';
import { type CupTable, useCup, useCupGame } from '../lib/use.js';

interface Props {
  round: number;
  table: CupTable;
  big?: boolean;
}

export function OpenTable({ round, table, big }: Props) {
  const { id } = useCupGame();
  const t = useCup();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const open = async () => {
    setBusy(true);
    setError(null);
    try {
      const made = await request<{ game: string }>(`/api/games/${encodeURIComponent(id)}/cup/tables`, {
        method: 'POST',
        body: { round, table: table.n },
        key: newKey(),
      });
      navigate(`/g/${encodeURIComponent(made.game)}`);
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        className={big ? 'org-go' : undefined}
        icon="play"
        busy={busy}
        onClick={() => void open()}
      >
        {t(table.game ? 'table.open' : 'table.begin', { n: table.n })}
      </Button>
      <ErrorNotice error={error} />
    </>
  );
}
