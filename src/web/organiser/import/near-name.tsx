import { Button } from '../../ui/button.js';
import { useOrg } from '../say.js';

interface Props {
  name: string;
  candidates: string[];
  onTeam(team: string): void;
  onNew(): void;
}

/** «Это она» or «новая команда». */
export function NearName({ name, candidates, onTeam, onNew }: Props) {
  const t = useOrg();
  return (
    <fieldset className="org-point">
      <legend>{t('import.teamsQuestion', { name })}</legend>
      <div className="row">
        {candidates.map((team) => (
          <Button key={team} onClick={() => onTeam(team)}>
            {t('import.itIs', { team })}
          </Button>
        ))}
        <Button onClick={onNew}>{t('import.itIsNew')}</Button>
      </div>
    </fieldset>
  );
}
