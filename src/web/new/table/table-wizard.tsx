/** One game at a table: by which rules, who sits where, what is ruled otherwise. The fewest presses that do. */
import { useRef, useState } from 'react';
import type { TablePack } from '../../../rulebooks/table/setup.js';
import { spellDate } from '../../../texts/moments.js';
import { api } from '../../app/api.js';
import { wallClock } from '../../app/clock.js';
import { newKey } from '../../app/key.js';
import { useLang, useSay } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import { WizardFrame } from '../frame.js';
import { RulingsStep } from '../rulings-step.js';
import type { WizardProps } from '../step-props.js';
import { takeAgain } from './again.js';
import { CARD_VIEW, seatsOf, type TableDraft, tableSetupOf } from './draft.js';
import { GameStep } from './game-step.js';
import { faultOf, namesFrom } from './names.js';
import { PlayersStep } from './players-step.js';
import { presetOf, usualOf } from './preset.js';
import { TableReview } from './review.js';
import { texts } from './texts.js';

export function TableWizard({ rulebook, choice, now, again }: WizardProps) {
  const t = useSay(texts);
  const lang = useLang();
  const packs = rulebook.packs as Record<string, TablePack>;
  const [draft, setDraft] = useState<TableDraft>(() => {
    const packName = Object.keys(packs)[0] ?? '';
    const zone = packs[packName]?.zone ?? 'UTC';
    const date = spellDate(wallClock(now, zone).slice(0, 10), lang);
    const blank = { packName, list: '', phones: false, rulings: {} };
    const filled = again ? takeAgain((name) => usualOf(rulebook, packs[name])) : null;
    return { ...blank, ...filled, title: t('defaultName', { date }), open: true };
  });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef(newKey());
  const change = (part: Partial<TableDraft>) => setDraft((old) => ({ ...old, ...part }));
  const pack = packs[draft.packName]!;
  const fault = faultOf(namesFrom(draft.list), seatsOf(pack));
  const create = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = {
        rulebook: rulebook.id,
        title: draft.title.trim(),
        open: draft.open,
        setup: tableSetupOf(draft, pack),
      };
      const { id } = await api.createGame(body, key.current);
      navigate(`/g/${encodeURIComponent(id)}`);
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };
  const preset = presetOf(rulebook, pack);
  return (
    <WizardFrame
      createLabel={t('create')}
      busy={busy}
      error={error}
      onCreate={() => void create()}
      steps={[
        {
          key: 'game',
          title: t('step.game'),
          heading: t('game'),
          fault: draft.title.trim() === '' ? t('badName') : null,
          body: (
            <>
              {choice}
              <GameStep draft={draft} packs={packs} onChange={change} />
            </>
          ),
        },
        {
          key: 'players',
          title: t('step.players'),
          heading: t('players'),
          fault: fault && t(`fault.${fault.kind}`, { ...fault }),
          body: <PlayersStep draft={draft} pack={pack} onChange={change} />,
        },
        {
          key: 'rulings',
          title: t('step.rulings'),
          heading: t('rulings'),
          body: (
            <RulingsStep
              rulebook={preset}
              chosen={draft.rulings}
              only={(id) => !(id === CARD_VIEW && draft.phones)}
              onChange={(rulings) => change({ rulings })}
            />
          ),
        },
        {
          key: 'review',
          title: t('step.review'),
          heading: t('review'),
          body: <TableReview draft={draft} pack={pack} rulebook={rulebook} onChange={change} />,
        },
      ]}
    />
  );
}
