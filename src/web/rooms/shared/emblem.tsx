/** A small drawing for each kind of room. Always beside its name or under a label. */
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';

/** Two layers of a 48 × 48 drawing: what is filled softly, and the lines over it. */
const DRAWINGS: Record<RoomKind, { fill: string; line: string }> = {
  // A shield with a keyhole.
  safe: {
    fill: 'M24 6l15 5v11c0 10-6 17-15 21C15 39 9 32 9 22V11z',
    line: 'M24 6l15 5v11c0 10-6 17-15 21C15 39 9 32 9 22V11zM24 18a4 4 0 0 0-2 7.500L21 32h6l-1-6.500A4 4 0 0 0 24 18z',
  },
  // A glass bell over a stand.
  isolated: {
    fill: 'M13 36V22a11 11 0 0 1 22 0v14z',
    line: 'M13 36V22a11 11 0 0 1 22 0v14M24 11V7M21.500 6h5M8 36h32v5H8zM24 30v-6M24 24c-3 0-4-2-4-4 3 0 4 2 4 4zM24 26c3 0 4-2 4-4-3 0-4 2-4 4zM17 24c0-3 1-5 3-6',
  },
  // An armchair one sinks into.
  reluctant: {
    fill: 'M13 22v-8c0-4 3-6 6-6h10c3 0 6 2 6 6v8l-4 6H17z',
    line: 'M13 21v-7c0-4 3-6 6-6h10c3 0 6 2 6 6v7M13 21c-3-1-6 1-6 4 0 2 1 3 2 4v8h30v-8c1-1 2-2 2-4 0-3-3-5-6-4-2 1-3 3-3 7H16c0-4-1-6-3-7zM16 28v4h16v-4M12 37v4M36 37v4',
  },
  // A figure and its reflection.
  inverse: {
    fill: 'M24 44c-7 0-11-5-11-14h22c0 9-4 14-11 14z',
    line: 'M6 24h36M13 18c0-9 4-14 11-14s11 5 11 14zM13 30c0 9 4 14 11 14s11-5 11-14zM20 12h0M28 12h0M20 36h0M28 36h0M21 15.500h6M21 32.500h6',
  },
  // A dial with plus and minus.
  detector: {
    fill: 'M7 32a17 17 0 0 1 34 0z',
    line: 'M7 32a17 17 0 0 1 34 0zM7 32v6h34v-6M24 32l8-11M24 32h0M12 26h5M31 27h5M33.500 24.500v5M24 15v3',
  },
  // A mug and a bun.
  cocoa: {
    fill: 'M8 20h20v14a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6z',
    line: 'M8 20h20v14a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6zM28 24h3a4 4 0 0 1 0 9h-3M14 15c-2-3 2-4 0-8M21 15c-2-3 2-4 0-8M30 40h13c0-4-3-6-6.500-6-2 0-4 1-5 2M36 37h0',
  },
  // A camera on its bracket.
  cameras: {
    fill: 'M9 14l26 6-3 12-26-6z',
    line: 'M9 14l26 6-3 12-26-6zM34 24l7 2-2 6-6-2M20 29l-3 8H7M7 32v10M14 21h0M40 10c2 1 3 3 3 5M36 6c5 1 9 5 10 10',
  },
  // A duelling pistol.
  gun: {
    fill: 'M6 15h32v7H22l-2 6-4 13H7l4-13c-3-2-5-6-5-13z',
    line: 'M6 15h36v7H23c0 4-2 6-5 6M6 15c0 7 2 11 5 13L7 41h9l4-13M14 15l-3-5h5M28 22v0M42 18.500h0M18 28c-1-2-1-4 0-6',
  },
  // A megaphone.
  loudspeaker: {
    fill: 'M18 18L38 8v28L18 27z',
    line: 'M18 18L38 8v28L18 27zM18 18h-8a4 4 0 0 0 0 9h8M12 27l3 13h6l-3-13M42 18c2 2 2 6 0 8',
  },
  // A laughing mask.
  laughter: {
    fill: 'M8 10c10-5 22-5 32 0 1 16-4 28-16 33C12 38 7 26 8 10z',
    line: 'M8 10c10-5 22-5 32 0 1 16-4 28-16 33C12 38 7 26 8 10zM14 20c2-3 5-3 6 0M28 20c1-3 4-3 6 0M15 27h18c-1 6-4 9-9 9s-8-3-9-9z',
  },
  // A speech that stops.
  silence: {
    fill: 'M8 9h32v22H24l-9 8v-8H8z',
    line: 'M8 9h32v22H24l-9 8v-8H8zM17 15l10 10M27 15L17 25',
  },
  // Open doors on both sides.
  passage: {
    fill: 'M14 8h20v34H14z',
    line: 'M14 42V8h20v34M6 42h36M14 8l-8 5v25l8 4M34 8l8 5v25l-8 4M19 25h10M25 21l4 4-4 4',
  },
};

export function Emblem({ kind, title }: { kind: RoomKind; title?: string }) {
  const { fill, line } = DRAWINGS[kind];
  return (
    <svg
      className="emblem"
      viewBox="0 0 48 48"
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path className="emblem-fill" d={fill} />
      <path className="emblem-line" d={line} />
    </svg>
  );
}
