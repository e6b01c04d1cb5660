/** The sheet while it is being typed: kept on this device, so that a closed tab costs nothing. */
export interface Draft {
  title: string;
  pack: string;
  rulings: Record<string, string>;
  open: boolean;
  sheet: Record<string, string>;
}

/** A sheet of a cup’s table is kept beside the others, under its place. */
const keyOf = (of: string): string => (of === '' ? 'paper-sheet' : `paper-sheet ${of}`);

export function emptyDraft(pack: string): Draft {
  return { title: '', pack, rulings: {}, open: true, sheet: {} };
}

/** @param packs those this program knows; the first is meant when nothing is kept */
export function keptDraft(packs: readonly string[], of: string): Draft {
  const fresh = emptyDraft(packs[0] ?? '');
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as Partial<Draft> | null;
    if (!kept || typeof kept.sheet !== 'object' || !packs.includes(kept.pack ?? '')) return fresh;
    return { ...fresh, ...kept };
  } catch {
    return fresh;
  }
}

/** null: nothing is left to keep. */
export function keepDraft(draft: Draft | null, of: string): void {
  try {
    if (draft) localStorage.setItem(keyOf(of), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(of));
  } catch {
    // Without storage the sheet lives as long as the page.
  }
}
