import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { EligibilityRows } from '#features/account/eligibility/EligibilityRows.tsx';
import { Activity } from '#features/account/session/Activity.tsx';
import { Devices } from '#features/account/session/Devices.tsx';
import { Safety } from '#features/account/safety/Safety.tsx';
import { PasskeyRows } from '#features/account/passkeys/PasskeyRows.tsx';
import { SafetyGroup } from '#features/account/safety/SafetyRow.tsx';
import { LinkedRows } from '#features/account/thirdParty/LinkedRows.tsx';
import { SecondFactorRow } from '#features/account/secondFactor/SecondFactorRow.tsx';
import { ContactService } from '#features/site/ContactService.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import styles from './safety.module.css';

export const Route = createFileRoute('/mine/safety')({ component: SafetyScreen });

const loginWays = ['secondFactor', 'passkeys', 'thirdParty'] as const;

/** Account security. SI-38 */
function SafetyScreen() {
  const text = useText('account/safety');
  const center = useText('account/center');
  const user = useUserInfo();
  const site = useQuery(q(init, {}));
  return (
    <>
      <PageHead title={text('state.title')} lead={text('state.lead')} />
      <div className={styles.page}>
        {user.isError && !user.data ? (
          <Card>
            <ErrorState
              title={center('readFailed')}
              onRetry={() => void user.refetch()}
              requestId={requestIdOf(user.error)}
            >
              {center('readFailedBody')}
            </ErrorState>
          </Card>
        ) : (
          <Safety
            user={user.data?.userInfo}
            required={site.data}
            service={(change) => (
              <ContactService reason={change} look="quiet">
                {text('state.contact')}
              </ContactService>
            )}
          >
            {isOffered('eligibility') && <EligibilityRows />}
            {loginWays.some(isOffered) && (
              <SafetyGroup title={text('group.login')} words={text('group.loginWords')}>
                {isOffered('secondFactor') && <SecondFactorRow />}
                {isOffered('passkeys') && <PasskeyRows />}
                {isOffered('thirdParty') && <LinkedRows />}
              </SafetyGroup>
            )}
          </Safety>
        )}
        {isOffered('loginSessions') && <Devices />}
        {isOffered('securityEvents') && <Activity />}
      </div>
    </>
  );
}
