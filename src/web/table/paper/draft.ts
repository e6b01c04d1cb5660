/** The sheet while it is being typed: kept on this device, so that a closed tab costs nothing. */
export interface Draft {
  title: string;
  pack: string;
  rulings: Record<string, string>;
  open: boolean;
  sheet: Record<string, string>;
}

const KEY = 'paper-sheet';

export function emptyDraft(pack: string): Draft {
  return { title: '', pack, rulings: {}, open: true, sheet: {} };
}

/** @param packs those this program knows */
export function keptDraft(packs: readonly string[]): Draft {
  const fresh = emptyDraft(packs[0] ?? '');
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null;
    if (!kept || typeof kept.sheet !== 'object' || !packs.includes(kept.pack ?? '')) return fresh;
    return { ...fresh, ...kept };
  } catch {
    return fresh;
  }
}

/** null: nothing is left to keep. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the sheet lives as long as the page.
  }
}
