/** What the master may do with a player: link, substitute, forgiveness, prize, override. */
import { type ReactNode, useState } from 'react';
import type { Link, Person } from '../../../../server/shapes.js';
import { FreshLink } from '../../../steer/people/fresh-link.js';
import { usePeople } from '../../../steer/people/use-people.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { type MasterPlayer, useMaster, useRooms } from '../lib/use.js';
import { ForgiveForm } from './forgive.js';
import { OverrideForm } from './override-form.js';
import { PrizeForm } from './prize-form.js';
import { ReplaceForm } from './replace.js';

type Act = 'override' | 'replace' | 'forgive' | 'prize';

export function PlayerActions({ player }: { player: MasterPlayer }) {
  const { view, answer } = useRooms();
  const t = useMaster();
  const people = usePeople();
  const [act, setAct] = useState<Act | null>(null);
  const [fresh, setFresh] = useState<{ person: Person; link: Link } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const close = () => setAct(null);
  const running = view.phase === 'running' || view.phase === 'regroup' || view.phase === 'dealt';
  const person = people.list?.find((one) => one.person === player.person);
  const issue = async () => {
    if (!person) return;
    setError(null);
    try {
      setFresh({ person, link: await people.issue(person.person) });
    } catch (caught) {
      setError(caught);
    }
  };
  const button = (key: Act, off: boolean) => (
    <li>
      <Button wide disabled={off} onClick={() => setAct(key)}>
        {t(`act.${key}`)}
      </Button>
      <p className="quiet small">{t(`act.${key}.text`)}</p>
    </li>
  );
  const forms: Record<Act, ReactNode> = {
    override: <OverrideForm player={player.id} onDone={close} />,
    replace: <ReplaceForm player={player} people={people} onDone={close} onLink={setFresh} />,
    forgive: <ForgiveForm player={player.id} onDone={close} />,
    prize: <PrizeForm player={player.id} onDone={close} />,
  };
  return (
    <Card title={t('act.title')}>
      <ul className="rm-acts">
        {button('override', !running || player.role === null)}
        {button('replace', !running || !player.inGame)}
        {button('forgive', !view.turn)}
        {button('prize', !view.turn || !player.inGame)}
        {(answer.role === 'organiser' || answer.role === 'co-organiser') && (
          <li>
            <Button wide disabled={!person} onClick={() => void issue()}>
              {t('act.link')}
            </Button>
            <p className="quiet small">{t('act.link.text')}</p>
          </li>
        )}
      </ul>
      <ErrorNotice error={error} />
      <Dialog
        open={act !== null}
        onClose={close}
        title={act ? `${t(`act.${act}`)}: ${player.nick}` : ''}
        sheet
      >
        {act && forms[act]}
      </Dialog>
      <FreshLink fresh={fresh} onClose={() => setFresh(null)} />
    </Card>
  );
}
