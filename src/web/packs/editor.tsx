/** The editor of one pack: the board always in view, everything else beside it in tabs. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePick } from '../app/prefs.js';
import { Link, navigate } from '../app/router.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { Tabs } from '../ui/tabs.js';
import { useToast } from '../ui/toast.js';
import { type Editor, EditorContext, TABS, type Tab, usePackSay } from './context.js';
import { type Edited, nextVersion, type Told } from './lib/edit.js';
import { download } from './lib/file.js';
import { cellOf, tabOf } from './lib/places.js';
import { BoardPane, type Standing } from './parts/board-pane.js';
import { keepPack, type OwnPack, wizardPath } from './store.js';
import { BoardTab } from './tabs/board-tab.js';
import { CalendarTab } from './tabs/calendar-tab.js';
import { CheckTab } from './tabs/check-tab.js';
import { RulesTab } from './tabs/rules-tab.js';
import { SidesTab } from './tabs/sides-tab.js';
import { TextsTab } from './tabs/texts-tab.js';
import { TrialTab, type Tried } from './tabs/trial-tab.js';
import { usePack } from './use-pack.js';

export function PackEditor({ own }: { own: OwnPack }) {
  const t = usePackSay();
  const pick = usePick();
  const toast = useToast();
  const editing = usePack(own);
  const { pack, change, messages } = editing;
  const [tab, setTab] = useState<Tab>('board');
  const [chosen, setChosen] = useState<number | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const wanted = useRef<string | null>(null);
  const cell = chosen !== null && chosen <= pack.size ? chosen : null;

  const say = useCallback(
    (told: Told): string => {
      if ('on' in told) return t('told.on', { name: t(`module.${told.on}`) });
      if ('off' in told) return t('told.off', { name: t(`module.${told.off}`) });
      if ('moved' in told) return t('told.moved', { n: told.from });
      return 'castle' in told ? t('told.castle', { n: told.castle }) : t('told.cleared', { n: told.cleared });
    },
    [t],
  );
  const edit = useCallback(
    ({ pack: next, told }: Edited) => {
      change(next);
      for (const each of told) toast(say(each));
    },
    [change, say, toast],
  );
  const choose = useCallback((n: number | null) => {
    setChosen(n);
    if (n !== null) setTab('board');
  }, []);
  const go = useCallback((path: readonly (string | number)[]) => {
    const n = cellOf(path);
    if (n !== null) setChosen(n);
    wanted.current = path.join('.');
    setTab(tabOf(path));
  }, []);

  // The field a remark speaks of, once its tab is there.
  useEffect(() => {
    const path = wanted.current;
    wanted.current = null;
    if (path === null) return;
    const parts = path.split('.');
    for (let length = parts.length; length > 0; length--) {
      const place = document.querySelector(`[data-path="${CSS.escape(parts.slice(0, length).join('.'))}"]`);
      if (!place) continue;
      // The very field that is wrong, or the first one of the place.
      const field =
        place.querySelector<HTMLElement>('[aria-invalid="true"]') ??
        place.querySelector<HTMLElement>('input:checked, input, select, textarea, button');
      (field ?? place).scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
      return;
    }
  });

  // The usual keys, except where somebody is typing: there they undo letters.
  const { undo, redo } = editing;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (typing || !(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ') return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [undo, redo]);

  const editor = useMemo<Editor>(
    () => ({ ...editing, edit, cell, choose, go }),
    [editing, edit, cell, choose, go],
  );
  const count = messages?.length ?? 0;
  const play = () => {
    keepPack(own.key, pack, true);
    navigate(wizardPath(own.key));
  };
  const raise = () => {
    const version = nextVersion(pack.version);
    change({ ...pack, version });
    toast(t('versioned', { v: version }));
  };
  return (
    <EditorContext value={editor}>
      <Page
        title={pick(pack.title) || '—'}
        lead={
          <span className="pe-lead">
            <Link to="/packs">{t('toList')}</Link>
            <span className="tag">{t('version', { v: pack.version })}</span>
            <Button variant="ghost" onClick={raise}>
              {t('newVersion')}
            </Button>
            <span className="quiet small pe-saved">{editing.unkept ? '' : t('saved')}</span>
          </span>
        }
        actions={
          <>
            <Button onClick={() => download(pack)}>{t('file')}</Button>
            <Button
              variant="primary"
              disabled={messages === null}
              onClick={() => {
                if (count === 0) play();
                else {
                  toast(t('notYet'));
                  setTab('check');
                }
              }}
            >
              {t('play')}
            </Button>
          </>
        }
      >
        {editing.unkept && <Notice tone="warn">{t('unkept')}</Notice>}
        <div className="pe">
          <div className="pe-view">
            <BoardPane standing={tab === 'trial' ? standing : null} />
          </div>
          <div className="pe-panel">
            <Tabs
              label={t('tabs')}
              current={tab}
              onChange={setTab}
              tabs={TABS.map((key) => ({
                key,
                title: key === 'check' ? <CheckTitle messages={count} /> : t(`tab.${key}`),
              }))}
            >
              {tab === 'board' && <BoardTab />}
              {tab === 'sides' && <SidesTab />}
              {tab === 'rules' && <RulesTab />}
              {tab === 'calendar' && <CalendarTab />}
              {tab === 'texts' && <TextsTab />}
              {tab === 'check' && <CheckTab />}
              {tab === 'trial' && <TrialTab tried={tried} onTried={setTried} onStand={setStanding} />}
            </Tabs>
            <p className="pe-state" role="status">
              {messages === null ? (
                <span className="quiet small">{editing.error ? t('check.failed') : t('state.busy')}</span>
              ) : count === 0 ? (
                <span className="tag tag-good">
                  <Icon name="check" /> {t('state.good')}
                </span>
              ) : (
                <button type="button" className="tag tag-warn pe-remarks" onClick={() => setTab('check')}>
                  <Icon name="warn" /> {t('state.bad', { n: count })}
                </button>
              )}
            </p>
          </div>
        </div>
      </Page>
    </EditorContext>
  );
}

function CheckTitle({ messages }: { messages: number }) {
  const t = usePackSay();
  return (
    <>
      {t('tab.check')}
      {messages > 0 && <span className="pe-count">{messages}</span>}
    </>
  );
}
