import { useId } from 'react';
import { drawCrest } from '../../picture/figure.js';
import type { BoardView } from '../../rulebooks/race/board-view.js';
import { usePick } from '../app/prefs.js';

type Side = BoardView['sides'][number];

interface SideChipProps {
  side: Side | undefined;
  /** Full name, or the short one where room is scarce. */
  short?: boolean;
  size?: 'small' | 'normal' | 'large';
  /** Only the crest; its name stays for screen readers. */
  bare?: boolean;
}

export function Crest({ side }: { side: Side }) {
  // Its pattern must be its own: one that lies in a closed part of the page would not be painted elsewhere.
  const own = useId();
  const markup = { __html: drawCrest(side, 32).replaceAll('crest-', `crest-${own}-`) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture module escapes everything it draws
  return <span className="crest" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}

/** Crest, letter and name of a side: its colour is never its only sign. */
export function SideChip({ side, short, size = 'normal', bare }: SideChipProps) {
  const pick = usePick();
  if (!side) return <span className="side-chip">—</span>;
  return (
    <span className={`side-chip side-chip-${size}`}>
      <Crest side={side} />
      <span className={bare ? 'sr-only' : 'side-name'}>{pick(short ? side.short : side.name)}</span>
    </span>
  );
}
