/** A game of «12 комнат»: its name, how map and roles are dealt, how turns are resolved, the rulings. */
import { type ReactNode, useRef, useState } from 'react';
import type { TwelveRoomsPack } from '../../../rulebooks/twelve-rooms/setup.js';
import { api } from '../../app/api.js';
import { newKey } from '../../app/key.js';
import { useLang, useSay } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import { keepRolesWay } from '../../rooms/master/lib/roles-way.js';
import { Field } from '../../ui/field.js';
import { WizardFrame } from '../frame.js';
import { RulingsStep } from '../rulings-step.js';
import type { RulebookInfo } from '../step-props.js';
import { DealStep } from './deal-step.js';
import { type RoomsDraft, roomsSetupOf } from './draft.js';
import { RoomsReview } from './review.js';
import { texts } from './texts.js';

const RESOLUTION = 'turn.resolution';

export function RoomsWizard({ rulebook, choice }: { rulebook: RulebookInfo; choice: ReactNode }) {
  const t = useSay(texts);
  const lang = useLang();
  const pack = Object.values(rulebook.packs)[0] as TwelveRoomsPack;
  const [draft, setDraft] = useState<RoomsDraft>(() => ({
    title: pack.title[lang],
    map: 'draw',
    roles: 'usual',
    rulings: {},
    open: true,
  }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const keys = useRef({ game: newKey(), map: newKey() });
  const change = (part: Partial<RoomsDraft>) => setDraft((old) => ({ ...old, ...part }));
  const create = async () => {
    setBusy(true);
    setError(null);
    try {
      const title = draft.title.trim();
      const body = { rulebook: rulebook.id, title, open: draft.open, setup: roomsSetupOf(draft, pack) };
      const { id } = await api.createGame(body, keys.current.game);
      keepRolesWay(id, draft.roles);
      if (draft.map === 'draw')
        await api.command(id, { type: 'dealMap' }, { key: keys.current.map, as: null });
      const to = draft.map === 'hand' ? '/manage/setup' : '/manage';
      navigate(`/g/${encodeURIComponent(id)}${to}`);
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };
  const rulings = (only: (id: string) => boolean) => (
    <RulingsStep
      rulebook={rulebook}
      chosen={draft.rulings}
      only={only}
      onChange={(next) => change({ rulings: next })}
    />
  );
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
              <Field label={t('name')}>
                {(control) => (
                  <input
                    {...control}
                    maxLength={120}
                    value={draft.title}
                    onChange={(event) => change({ title: event.target.value })}
                  />
                )}
              </Field>
            </>
          ),
        },
        {
          key: 'deal',
          title: t('step.deal'),
          heading: t('deal'),
          body: <DealStep draft={draft} onChange={change} />,
        },
        {
          key: 'turns',
          title: t('step.turns'),
          heading: t('turns'),
          body: rulings((id) => id === RESOLUTION),
        },
        {
          key: 'rulings',
          title: t('step.rulings'),
          heading: t('rulings'),
          body: rulings((id) => id !== RESOLUTION),
        },
        {
          key: 'review',
          title: t('step.review'),
          heading: t('review'),
          body: <RoomsReview draft={draft} rulebook={rulebook} onChange={change} />,
        },
      ]}
    />
  );
}
