import { type MasterPlayer, useMaster } from '../lib/use.js';

/** Everything that hangs on a player, in words. */
export function Signs({ player }: { player: MasterPlayer }) {
  const t = useMaster();
  const signs = [
    player.guilt && { text: t('sign.guilt'), tone: 'tag-bad' },
    player.falseUntil !== null && { text: t('sign.false', { n: player.falseUntil }), tone: 'tag-warn' },
    player.absences > 0 && { text: t('sign.absences', { n: player.absences }), tone: 'tag-warn' },
    player.stored.length > 0 && { text: t('sign.stored', { n: player.stored.length }), tone: 'tag-bad' },
    player.spared && { text: t('player.spared'), tone: '' },
    player.immune && { text: t('sign.immune'), tone: '' },
    player.halved && { text: t('sign.halved'), tone: '' },
    player.armour === 'ready' && { text: t('sign.armour'), tone: '' },
  ].filter((sign) => sign !== false);
  return (
    <span className="org-chips">
      {signs.map(({ text, tone }) => (
        <span key={text} className={`tag ${tone}`}>
          {text}
        </span>
      ))}
    </span>
  );
}
