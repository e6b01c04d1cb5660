/** Correct or remove one entry: its form, then what would change. */
import { useSeason } from '../../app/game.js';
import { Moment } from '../../ui/countdown.js';
import { useKit } from '../kit.js';
import { useSteer } from '../say.js';
import { AmendConfirm } from './amend-confirm.js';
import type { LogEntry } from './use-log.js';

interface Props {
  kind: 'replace' | 'remove';
  entry: LogEntry;
  onDone(): void;
}

export function EditEntry({ kind, entry, onDone }: Props) {
  const t = useSteer();
  const { useWords, Replace } = useKit();
  const words = useWords();
  const { view } = useSeason();
  return (
    <>
      <p>
        {t('amend.was')}: <b>{words(entry.command)}</b>, <Moment at={entry.at} zone={view.zone} />
      </p>
      {kind === 'remove' ? (
        <AmendConfirm change={{ kind: 'remove', target: entry.id }} onDone={onDone} />
      ) : (
        <Replace entry={entry} onDone={onDone} />
      )}
    </>
  );
}
