import type { Link, Person } from '../../../server/shapes.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Dialog } from '../../ui/dialog.js';
import { LocalWarning } from '../local-warning.js';
import { Qr } from '../qr.js';
import { useSteer } from '../say.js';

/** By the list as it was before the new link. */
export const hadLink = ({ link }: Pick<Person, 'link'>): boolean => link === 'issued' || link === 'used';

/** A link just issued: shown this once. */
export function FreshLink({
  fresh,
  onClose,
}: {
  fresh: { person: Pick<Person, 'name' | 'link'>; link: Link } | null;
  onClose(): void;
}) {
  const t = useSteer();
  const title = fresh ? t('people.fresh', { name: fresh.person.name }) : '';
  return (
    <Dialog open={fresh !== null} onClose={onClose} title={title} sheet>
      {fresh && (
        <div className="org-fresh">
          <p>
            {t('people.freshText')}
            {hadLink(fresh.person) && ` ${t('people.freshFormer')}`}
          </p>
          <LocalWarning url={fresh.link.url} />
          <Qr text={fresh.link.url} label={title} />
          <p className="org-url">{fresh.link.url}</p>
          <CopyButton text={fresh.link.url}>{t('people.copyLink')}</CopyButton>
        </div>
      )}
    </Dialog>
  );
}
