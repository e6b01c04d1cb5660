import type { Receipt as ReceiptShape } from '../../server/shapes.js';
import { spellMoment } from '../../texts/moments.js';
import { formatSeconds, zoneName } from '../app/clock.js';
import { usePrefs, useT } from '../app/prefs.js';
import { Icon } from './icon.js';

/** The server has it: its time and its number in the log. */
export function Receipt({ receipt, zone }: { receipt: ReceiptShape | null; zone: string }) {
  const { lang } = usePrefs();
  const t = useT();
  if (!receipt) return null;
  const [weekday, date] = spellMoment(receipt.at, zone, lang).split(', ');
  return (
    <div className="receipt" role="status" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <p className="receipt-title">{receipt.repeated ? t('receipt.repeated') : t('receipt.title')}</p>
        <p>
          {weekday}, {date}, <b>{formatSeconds(receipt.at, zone)}</b> {zoneName(zone, lang)}
          {/* A game with secrets does not tell a player how many records there are. */}
          {receipt.seq > 0 && ` · ${t('receipt.number', { n: receipt.seq })}`}
        </p>
      </div>
    </div>
  );
}
