/** N.MAFKILL, M.8: one performer, one victim in his room. */
import { usePick } from '../../app/prefs.js';
import { Clause } from '../../ui/clause.js';
import { useMe } from '../shared/use-rooms.js';
import { PART_WORDS } from '../shared/words.js';
import { ModeChoice } from './mode-choice.js';
import type { PartProps } from './part-props.js';
import { PlayerSelect } from './player-select.js';
import { useP } from './say.js';
import { Why } from './why.js';

export function KillPart({ form, draft, onChange }: PartProps) {
  const me = useMe();
  const p = useP();
  const pick = usePick();
  const { mafkill } = draft;
  const about = form.mafkill;
  if (!about) return null;
  if (about.why) return <Why why={about.why} />;
  const alone = about.players.every(({ why }) => why !== null);
  const choices = about.players.filter(({ value, why }) => value !== me.player && why?.code !== 'target-out');
  return (
    <div className="stack-tight">
      <p className="quiet small">
        {p('move.killHint')} <Clause id="twelve-rooms:M.8" />
      </p>
      {alone && <p>{p('move.killAlone')}</p>}
      <ModeChoice
        label={pick(PART_WORDS.mafkill.name)}
        modes={[
          ...(alone ? [] : [{ mode: 'use' as const, text: p('move.kill') }]),
          { mode: 'none' as const, text: p('move.killNone') },
          { mode: 'later' as const, text: p('move.notNow') },
        ]}
        value={mafkill.mode}
        onChange={(mode) => onChange({ ...draft, mafkill: { mode, target: '' } })}
      />
      {mafkill.mode === 'use' && (
        <PlayerSelect
          label={p('move.killWho')}
          choices={choices}
          value={mafkill.target}
          onChange={(target) => onChange({ ...draft, mafkill: { mode: 'use', target } })}
        />
      )}
    </div>
  );
}
