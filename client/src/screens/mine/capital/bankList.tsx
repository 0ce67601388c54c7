import { init } from '@foyer/contract/site/config.ts';
import { bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { MissingSteps } from '#features/account/safety/MissingSteps.tsx';
import { missingSteps } from '#features/account/safety/safetySteps.ts';
import { ContactService } from '#features/site/ContactService.tsx';
import { AddBankCard } from '#features/wallet/bankCard/AddBankCard.tsx';
import { DeleteBankCard } from '#features/wallet/bankCard/DeleteBankCard.tsx';
import { BankCards } from '#features/wallet/bankCard/BankCards.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './account.module.css';

export const Route = createFileRoute('/mine/capital/bankList')({
  validateSearch: ({ add }): { readonly add?: true } => (add === true || add === 'true' ? { add: true } : {}),
  component: BankList,
});

/** Bank cards and the form that adds one. SI-51 */
function BankList() {
  const text = useText('wallet/bankCard');
  const wallet = useText('wallet');
  const { add = false } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const user = useUserInfo().data?.userInfo;
  const isPhone = useQuery(q(init, {})).data?.isPhoneRequired;
  const missing = user ? missingSteps(user, { isPhone }) : [];
  const cards = useQuery(q(bankCardList, {}));
  const toForm = (
    <Link to="/mine/capital/bankList" search={{ add: true }} className={buttonClass({ look: 'primary' })}>
      {text('add')}
    </Link>
  );
  if (!add) {
    return (
      <>
        <PageHead
          title={text('title')}
          lead={text('lead')}
          aside={cards.data?.list.length === 0 ? undefined : toForm}
        />
        <BankCards
          add={toForm}
          remove={(card) => (
            <ContactService
              reason="deleteCard"
              look="quiet"
              agreed={(close) => <DeleteBankCard card={card} onDone={close} />}
            >
              {text('remove')}
            </ContactService>
          )}
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={text('addTitle')} lead={text('lead')} />
      <div className={styles.account}>
        {missing.length > 0 && <MissingSteps steps={missing} />}
        {user ? (
          <Card key="form">
            <AddBankCard
              holderName={user.name}
              hindrance={missing.length > 0 ? wallet('requirements', { count: missing.length }) : undefined}
              onDone={() => void navigate({ search: {} })}
            />
          </Card>
        ) : (
          <Card key="waiting">
            <SkeletonRows rows={6} />
          </Card>
        )}
      </div>
    </>
  );
}
