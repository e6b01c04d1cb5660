/** Colours that whoever speaks leaves for the protocol. */
import type { Side } from '../../../../rulebooks/table/setup.js';
import { useDraft } from '../lib/kept.js';
import { useDesk, useJudge } from '../use-desk.js';
import type { Act, Scene } from './scene.js';

type Draft = Record<number, Side>;

interface Colours {
  /** The scene while colours are being named; null when they are not. */
  scene(words: string): Scene | null;
  begin: Act;
}

export function useColours(): Colours {
  const t = useJudge();
  const { view, enter } = useDesk();
  const by = view.speaker ?? 0;
  const [draft, setDraft] = useDraft<Draft | null>(`${view.phase}/${view.day}/${by}`, null);
  const named = Object.entries(draft ?? {}).map(([seat, side]) => ({ seat: Number(seat), side }));
  const cancel = () => setDraft(null);
  const turn = (n: number) => {
    const { [n]: old, ...rest } = draft ?? {};
    setDraft(old === 'black' ? rest : { ...rest, [n]: old === 'red' ? 'black' : 'red' });
  };
  return {
    begin: { label: t('colours'), icon: 'brush', run: () => setDraft({}) },
    scene: (words) =>
      draft === null
        ? null
        : {
            words,
            body: <p className="j-hint">{t('colours.hint', { n: by })}</p>,
            next: {
              label: t('colours.keep', { n: named.length }),
              disabled: named.length === 0,
              run: () =>
                void enter({ type: 'record', by, colours: named }).then((kept) => {
                  if (kept) cancel();
                }),
            },
            others: [{ label: t('cancel'), icon: 'close', run: cancel }],
            cancel,
            seat: (n) => {
              const side = draft[n];
              return {
                does: t('colours.turn'),
                disabled: n === by,
                tap: () => turn(n),
                pressed: side !== undefined,
                sign: side ? { text: t(`colours.${side}`), tone: side } : null,
              };
            },
          },
  };
}
