/** A small set of line icons; always beside a word or an aria-label, never alone. */
const PATHS = {
  brand: 'M6 3v18M18 3v18M6 7h12M6 12h12M6 17h12',
  steer: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6',
  clan: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 11l2.2 2.2L15.5 9',
  season: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  board: 'M3 5h18v14H3zM8 5v14M16 5v14M3 10h5M16 10h5M3 14h5M16 14h5',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4l3 2',
  rules: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  council:
    'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 10a3 3 0 1 0 0-6M3 20c0-4 2-6 5-6s5 2 5 6M16 14c3 0 5 2 5 6',
  door: 'M6 21V3h12v18M4 21h16M14.500 12h0',
  map: 'M3 5h18v14H3zM9 5v5M9 14v5M15 5v3M15 12v7M3 12h4M11 12h6',
  letter: 'M3 6h18v13H3zM3 7l9 7 9-7',
  thread: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  mask: 'M4 6c5-2 11-2 16 0 0 7-2 12-8 13C6 18 4 13 4 6zM8 11h2M14 11h2M9.500 15c1.500 1 3.500 1 5 0',
  lens: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L21 21',
  image: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.500 9h0',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  stay: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z',
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.500M2 8.500A15 15 0 0 1 7 5.600M12 5a15 15 0 0 1 10 3.500M15 10a10 10 0 0 1 4 2M8.500 15.500a5 5 0 0 1 7 0M12 19h0',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.500l5 5L20 6.500',
  warn: 'M12 3l10 18H2zM12 10v5M12 18h0',
  why: 'M9 9a3 3 0 1 1 4.500 2.600C12.500 12.200 12 13 12 14M12 18h0',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v9h14v-9',
  calendar: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4',
  screen: 'M3 4h18v12H3zM8 20h8M12 16v4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  list: 'M4 6h0M8 6h13M4 12h0M8 12h13M4 18h0M8 18h13',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  brush: 'M14 4l6 6-8 8H6v-6zM4 21h9',
  gavel: 'M13 4l7 7M10 7l7 7M12 9l-8 8 3 3 8-8M3 21h8',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  out: 'M14 4h6v16h-6M4 12h11M8 8l-4 4 4 4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
