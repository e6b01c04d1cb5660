/** An order made with up and down buttons; members may be level with the one above. */
import { Icon } from '../../ui/icon.js';
import { useOrg } from '../say.js';

export interface Ranked {
  item: string;
  /** Level with the item above. */
  tied: boolean;
}

export function groupsOf(items: readonly Ranked[]): string[][] {
  const groups: string[][] = [];
  for (const { item, tied } of items) {
    const last = groups.at(-1);
    if (tied && last) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

interface OrderListProps {
  label: string;
  items: readonly Ranked[];
  ties: boolean;
  /** The place of the topmost. */
  first?: number | undefined;
  name(item: string): string;
  onChange(items: Ranked[]): void;
}

export function OrderList({ label, items, ties, first = 1, name, onChange }: OrderListProps) {
  const t = useOrg();
  const swap = (at: number, by: -1 | 1) => {
    const next = items.map((one) => ({ ...one }));
    const [moved] = next.splice(at, 1);
    if (!moved) return;
    next.splice(at + by, 0, moved);
    if (next[0]) next[0].tied = false;
    onChange(next);
  };
  const places = items.map(
    (_, index) => items.slice(0, index + 1).filter((one, i) => i === 0 || !one.tied).length + first - 1,
  );
  return (
    <ol className="org-order" aria-label={label}>
      {items.map(({ item, tied }, index) => (
        <li key={item}>
          <span className="org-order-place">{t('ask.place', { n: places[index] ?? 0 })}</span>
          <span className="org-order-name">{name(item)}</span>
          {ties && index > 0 && (
            <label className="org-tie">
              <input
                type="checkbox"
                checked={tied}
                onChange={(event) =>
                  onChange(
                    items.map((one, i) => (i === index ? { ...one, tied: event.target.checked } : one)),
                  )
                }
              />
              {t('ask.tie')}
            </label>
          )}
          <span className="org-order-moves">
            <button
              type="button"
              className="icon-button"
              aria-label={t('ask.up', { item: name(item) })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && swap(index, -1)}
            >
              <span className="org-turn-up">
                <Icon name="right" />
              </span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('ask.down', { item: name(item) })}
              aria-disabled={index === items.length - 1}
              onClick={() => index < items.length - 1 && swap(index, 1)}
            >
              <span className="org-turn-down">
                <Icon name="right" />
              </span>
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}
