import { useSeason } from '../../app/game.js';
import { Link } from '../../app/router.js';
import { Icon } from '../../ui/icon.js';
import { useCup } from '../lib/use.js';
import './to-cup.css';

/** From the game of a table back to its cup; nothing for a game of its own. */
export default function ToCup() {
  const { answer } = useSeason();
  const t = useCup();
  const { parent } = answer.meta;
  if (!parent) return null;
  return (
    <Link className="cup-back" to={`/g/${encodeURIComponent(parent)}`}>
      <Icon name="left" />
      <span>{t('toCup')}</span>
    </Link>
  );
}
