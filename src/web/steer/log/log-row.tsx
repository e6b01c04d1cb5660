import { useSeason } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Moment } from '../../ui/countdown.js';
import { useKit } from '../kit.js';
import { useSteer } from '../say.js';
import type { LogLine, LogSection } from './arrange.js';
import type { LogEntry, LogRecord } from './use-log.js';

interface Props {
  section: LogSection;
  onReplace(entry: LogEntry): void;
  onRemove(entry: LogEntry): void;
}

function reasonOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const { kind, reason } = input as { kind?: unknown; reason?: unknown };
  return kind === 'amend' && typeof reason === 'string' ? reason : null;
}

function useAuthorName(): (author: LogRecord['author']) => string {
  const { answer } = useSeason();
  const t = useSteer();
  const pick = usePick();
  const { host } = useKit();
  return (author) => {
    if (author.kind === 'system') return t('log.system');
    const name = author.person ? answer.people[author.person] : undefined;
    return author.kind === 'organiser' ? (name ?? pick(host)) : (name ?? '—');
  };
}

export function LogRow({ section, onReplace, onRemove }: Props) {
  const { record, lines } = section;
  const t = useSteer();
  const { view } = useSeason();
  const author = useAuthorName();
  const reason = reasonOf(record.input);
  return (
    <li className="org-record">
      <p className="org-record-head">
        <b>{t('log.number', { n: record.seq })}</b>
        <span>{author(record.author)}</span>
        <Moment at={record.at} zone={view.zone} />
      </p>
      {reason && <p className="org-record-reason">{t('log.amendment', { reason })}</p>}
      {lines.map((line) => (
        <EntryRow
          key={line.entry.id}
          seq={record.seq}
          line={line}
          onReplace={onReplace}
          onRemove={onRemove}
        />
      ))}
    </li>
  );
}

interface EntryProps {
  seq: number;
  line: LogLine;
  onReplace(entry: LogEntry): void;
  onRemove(entry: LogEntry): void;
}

function EntryRow({ seq, line, onReplace, onRemove }: EntryProps) {
  const t = useSteer();
  const kit = useKit();
  const words = kit.useWords();
  const { Explained } = kit;
  const { entry, fate } = line;
  const live = fate === 'live';
  return (
    <div className={live ? 'org-entry' : 'org-entry org-entry-off'}>
      <div className="org-entry-what">
        <p>{live ? words(entry.command) : <s>{words(entry.command)}</s>}</p>
        {!live && <span className={fate === 'refused' ? 'tag tag-warn' : 'tag'}>{t(`log.${fate}`)}</span>}
        <Explained events={entry.events} />
      </div>
      {(live || fate === 'refused') && (
        <div className="org-entry-do">
          <Button variant="ghost" aria-label={t('log.fixOf', { n: seq })} onClick={() => onReplace(entry)}>
            {t('log.fix')}
          </Button>
          <Button variant="ghost" aria-label={t('log.removeOf', { n: seq })} onClick={() => onRemove(entry)}>
            {t('log.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
