import { useSeason, useSides } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { SideChip } from '../../ui/side-chip.js';

export function Clan({ id, short, bare }: { id: number; short?: boolean; bare?: boolean }) {
  const side = useSides();
  return <SideChip side={side(id)} short={short} bare={bare} />;
}

export function Clans({ ids, short = true }: { ids: readonly number[]; short?: boolean }) {
  return (
    <span className="org-chips">
      {ids.map((id) => (
        <Clan key={id} id={id} short={short} />
      ))}
    </span>
  );
}

/** A clan's name as plain text, for sentences and options. */
export function useClanName(): (id: number | null) => string {
  const { view } = useSeason();
  const pick = usePick();
  return (id) => {
    const side = view.board.sides.find((one) => one.id === id);
    return side ? pick(side.name) : '—';
  };
}

interface ClanSelectProps {
  id?: string;
  value: number | null;
  onChange(clan: number | null): void;
  /** Words for «no clan»; without them a clan must be chosen. */
  none?: string;
  'aria-label'?: string;
}

export function ClanSelect({ value, onChange, none, ...rest }: ClanSelectProps) {
  const { view } = useSeason();
  const pick = usePick();
  return (
    <select
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{none ?? '—'}</option>
      {view.board.sides.map((side) => (
        <option key={side.id} value={side.id}>
          {pick(side.name)}
        </option>
      ))}
    </select>
  );
}
