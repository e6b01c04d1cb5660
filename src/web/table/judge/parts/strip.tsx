/** The top line: where the game stands, whether entries are safe, what undo and redo would do. */
import { useLang, usePrefs } from '../../../app/prefs.js';
import { Icon } from '../../../ui/icon.js';
import { stageTitle } from '../../shared/stage.js';
import type { Sound } from '../lib/sound.js';
import { stepName } from '../lib/steps.js';
import { useDesk, useJudge } from '../use-desk.js';
import { useHold } from './hold.js';

export function Strip({ sound }: { sound: Sound }) {
  const t = useJudge();
  const lang = useLang();
  const { view, open } = useDesk();
  const { theme, setChoice } = usePrefs();
  const [stage = '', phase] = stageTitle(view, lang).split(' · ');
  return (
    <header className="j-strip">
      <button
        type="button"
        className="j-button j-icon"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'menu' })}
      >
        <Icon name="steer" />
      </button>
      <h1 className="j-stage">
        <TwoLines big={stage} small={phase ?? ''} />
      </h1>
      <Status />
      <button
        type="button"
        className="j-button j-sound"
        data-state={sound.state}
        aria-pressed={sound.state === 'on'}
        disabled={sound.state === 'missing'}
        onClick={sound.toggle}
      >
        <span className="j-bell" aria-hidden="true" />
        <TwoLines big={t('sound')} small={t(`sound.button.${sound.state}`)} />
      </button>
      <button
        type="button"
        className="j-button j-icon j-theme"
        aria-label={t(theme === 'dark' ? 'theme.light' : 'theme.dark')}
        onClick={() => setChoice(theme === 'dark' ? 'light' : 'dark')}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
      <Peek />
      <History />
    </header>
  );
}

function Status() {
  const t = useJudge();
  const { table, open } = useDesk();
  const { waiting, connection, stuck } = table;
  const lost = connection === 'lost';
  return (
    <button
      type="button"
      className="j-button j-status"
      data-lost={lost || stuck !== null || undefined}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'status' })}
    >
      <Icon name={stuck ? 'warn' : lost ? 'offline' : 'check'} />
      <TwoLines
        big={t(lost ? 'status.off' : 'status.on')}
        small={stuck ? t('status.stuck') : waiting > 0 ? t('status.kept', { n: waiting }) : t('status.all')}
      />
    </button>
  );
}

/** Roles of all seats, only while it is held. */
function Peek() {
  const t = useJudge();
  const { view, setPeek, peek } = useDesk();
  const { props } = useHold(setPeek);
  if (view.phase === 'dealing' || view.phase === 'ended') return null;
  return (
    <button type="button" className="j-button j-peek" data-held={peek || undefined} {...props}>
      <Icon name="mask" />
      <TwoLines big={t('peek')} small={t('peek.hold')} />
    </button>
  );
}

function History() {
  const t = useJudge();
  const lang = useLang();
  const { view, table, enter, open } = useDesk();
  const undo = view.judge?.undo ?? null;
  const redo = view.judge?.redo ?? null;
  return (
    <>
      <button
        type="button"
        className="j-button j-history"
        disabled={!undo}
        onClick={() => undo && void enter({ type: 'undo', step: undo.step })}
      >
        <Icon name="undo" />
        <TwoLines big={t('undo')} small={undo ? stepName(undo, table.entries)[lang] : t('undo.none')} />
      </button>
      <button
        type="button"
        className="j-button j-history"
        disabled={!redo}
        onClick={() => redo && void enter({ type: 'redo', step: redo.step })}
      >
        <Icon name="redo" />
        <TwoLines big={t('redo')} small={redo ? stepName(redo, table.entries)[lang] : t('undo.none')} />
      </button>
      <button
        type="button"
        className="j-button j-icon j-list"
        aria-label={t('entries')}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'entries' })}
      >
        <Icon name="list" />
      </button>
    </>
  );
}

/** What a button is, and under it how it stands or what it would do. */
function TwoLines({ big, small }: { big: string; small: string }) {
  return (
    <span className="j-two">
      {big}
      <small>{small}</small>
    </span>
  );
}
