/** From the sign-up to the first turn: players, the map, the roles, the regrouping. */
import { Page } from '../../../ui/page.js';
import { Stepper } from '../../../ui/stepper.js';
import { useMaster, useRooms } from '../lib/use.js';
import { DealMap } from './deal-map.js';
import { DealRoles } from './deal-roles.js';
import { Immunity } from './immunity.js';
import { RegroupCard } from './regroup.js';
import { SignupCard } from './signup.js';

export default function SetupScreen() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { phase } = view;
  const signup = phase === 'signup';
  const map = master.map.length > 0;
  const roles = !signup;
  const placed = phase !== 'signup' && phase !== 'dealt';
  const state = (done: boolean, now: boolean) => (done ? 'done' : now ? 'now' : 'later') as 'done';
  return (
    <Page title={t('setup.title')} lead={t('setup.lead')}>
      <Stepper
        label={t('setup.steps')}
        steps={[
          { key: 'signup', title: t('setup.step.signup'), state: state(!signup, signup) },
          { key: 'map', title: t('setup.step.map'), state: state(map, !map) },
          { key: 'roles', title: t('setup.step.roles'), state: state(roles, signup && map) },
          {
            key: 'regroup',
            title: t('setup.step.regroup'),
            state: state(placed && phase !== 'regroup', phase === 'regroup' || phase === 'dealt'),
          },
        ]}
      />
      <SignupCard />
      <DealMap />
      <div className="rm-pair">
        <DealRoles />
        <div className="stack">
          <RegroupCard />
          <Immunity />
        </div>
      </div>
    </Page>
  );
}
