import { refresh } from '@foyer/contract/wallet/balance.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { BalanceSummary } from '#features/wallet/balance/BalanceSummary.tsx';
import { GameAccounts } from '#features/wallet/balance/GameAccounts.tsx';
import { RetrieveAll } from '#features/wallet/balance/RetrieveAll.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import styles from './account.module.css';

export const Route = createFileRoute('/mine/capital/account')({ component: Account });

/** Funds overview. SI-44 */
function Account() {
  const text = useText('wallet');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 }).data;
  return (
    <>
      <PageHead title={text('account.title')} lead={text('account.lead')} />
      <div className={styles.account}>
        <BalanceSummary
          actions={
            <>
              <Link to="/mine/capital/deposit" className={buttonClass({ look: 'primary' })}>
                {text('account.toDeposit')}
              </Link>
              <Link to="/mine/capital/withdrawal" className={buttonClass({})}>
                {text('account.toWithdraw')}
              </Link>
            </>
          }
        />
        <Card
          title={text('account.platforms')}
          aside={<RetrieveAll inGamesSatang={assets ? assets.accountSatang - assets.mainSatang : 0} />}
        >
          <GameAccounts mainSatang={assets?.mainSatang ?? 0} />
        </Card>
      </div>
    </>
  );
}
