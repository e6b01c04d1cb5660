import { Icon } from '../../../ui/icon.js';
import { TEAM_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';
import { TeamMark } from '../parts/team-mark.js';

export function Legend() {
  const t = useMaster();
  const names = useNames();
  return (
    <ul className="rm-legend" aria-label={t('legend.title')}>
      {TEAM_LIST.map((team) => (
        <li key={team}>
          <TeamMark team={team} /> <span aria-hidden="true">{names.of('team', team)}</span>
        </li>
      ))}
      <li>
        <span className="rm-sign">×2</span> {t('legend.weight')}
      </li>
      <li>
        <span className="rm-sign rm-sign-guilt">В</span> {t('legend.guilt')}
      </li>
      <li>
        <span className="rm-sign rm-sign-false">±</span> {t('legend.false')}
      </li>
      <li>
        <span className="rm-sign rm-sign-stored">
          <Icon name="clock" />
        </span>{' '}
        {t('legend.stored')}
      </li>
      <li>
        <span className="rm-arrow">→</span> {t('legend.arrow')}
      </li>
    </ul>
  );
}
