/** Puts a popover under what opened it, or over it, inside the screen. */
export function placeUnder(popover: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const width = Math.min(360, innerWidth - 24);
  popover.style.width = `${width}px`;
  popover.style.left = `${Math.max(12, Math.min(at.left, innerWidth - width - 12))}px`;
  const roomy = innerHeight - at.bottom > 260 || at.top < 260;
  popover.style.top = roomy ? `${at.bottom + 8}px` : 'auto';
  popover.style.bottom = roomy ? 'auto' : `${innerHeight - at.top + 8}px`;
}
