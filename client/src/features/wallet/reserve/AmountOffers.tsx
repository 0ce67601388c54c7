import type { ResponseOf } from '@foyer/contract/call.ts';
import { reserveAmountGroup, reserveAmountList, reserveCreateOrder } from '@foyer/contract/wallet/reserve.ts';
import type { ReserveTerms } from '@foyer/contract/wallet/reserve.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormPicks } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { plainAmount } from '@foyer/text/amountForms.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { reserveReads } from './reads.ts';
import styles from './Reserve.module.css';

const everyMs = 15_000;
const plain = (satang: number): string => plainAmount(satang);

interface AmountOffersProps {
  readonly terms: ReserveTerms;
  /** What the payer must do first, in words; undefined for nothing. */
  readonly hindrance: string | undefined;
  /** Alternative while there are no offers. */
  readonly otherWay: ReactNode;
}

/** Amounts offered by payees, in ranges. Accepting one shows where to pay. CALL-132, CALL-133, CALL-135 */
export function AmountOffers({ terms, hindrance, otherWay }: AmountOffersProps) {
  const text = useText('wallet/reserve');
  const [groupId, setGroupId] = useState('');
  const groups = useQuery({ ...q(reserveAmountGroup, {}), staleTime: 0, refetchInterval: everyMs });
  const amounts = useQuery({
    ...q(reserveAmountList, { groupId }),
    staleTime: 0,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
  const form = useCallForm(reserveCreateOrder, {
    initial: { amountId: '' },
    refusedAt: { OFFER_TAKEN: 'amountId' },
    invalidates: reserveReads,
    onDone: () => undefined,
  });
  const failed = groups.error ?? amounts.error;
  if (failed && !(groups.data && amounts.data)) {
    return (
      <Card>
        <ErrorState
          title={text('readFailed')}
          onRetry={() => void Promise.all([groups.refetch(), amounts.refetch()])}
          requestId={requestIdOf(failed)}
        >
          {text('readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  if (!amounts.data || !groups.data) {
    return (
      <Card>
        <SkeletonRows rows={4} />
      </Card>
    );
  }
  if (groups.data.list.length === 0 && amounts.data.list.length === 0) {
    return (
      <Card>
        <EmptyState title={text('offers.empty')} action={otherWay}>
          {text('offers.emptyBody')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={text('offers.step')}>
      <div className={styles.stack}>
        <AmountGroups groups={groups.data.list} selected={groupId} onSelect={setGroupId} />
        <PayForm state={form} amounts={amounts.data.list} terms={terms} hindrance={hindrance} />
      </div>
    </Card>
  );
}

interface AmountGroupsProps {
  readonly groups: ResponseOf<typeof reserveAmountGroup>['list'];
  /** '' for all of them. */
  readonly selected: string;
  readonly onSelect: (groupId: string) => void;
}

function AmountGroups({ groups, selected, onSelect }: AmountGroupsProps) {
  const text = useText('wallet/reserve');
  return (
    <Chips
      label={text('offers.groups')}
      selected={selected}
      onSelect={onSelect}
      chips={[
        { value: '', label: text('offers.all') },
        ...groups.map((group) => ({
          value: group.groupId,
          label:
            group.minSatang === group.maxSatang
              ? plain(group.minSatang)
              : text('offers.range', { min: plain(group.minSatang), max: plain(group.maxSatang) }),
          count: group.count,
        })),
      ]}
    />
  );
}

interface PayFormProps extends Pick<AmountOffersProps, 'terms' | 'hindrance'> {
  readonly state: CallFormState;
  readonly amounts: ResponseOf<typeof reserveAmountList>['list'];
}

function PayForm({ state, amounts, terms, hindrance }: PayFormProps) {
  const text = useText('wallet/reserve');
  return (
    <CallForm label={text('offers.form')} state={state} className={styles.stack}>
      <FormPicks
        name="amountId"
        label={text('offers.amounts')}
        columns={3}
        picks={amounts.map((one) => ({
          value: one.amountId,
          title: plain(one.amountSatang),
          note: text('offers.count', { count: one.count }),
        }))}
      />
      <Note>
        <p>{text('offers.next', { pay: terms.payMinutes, confirm: terms.confirmMinutes })}</p>
        <p>{text('offers.limits', { max: terms.cancelsADay })}</p>
      </Note>
      <FormSubmit size="large" blocked={hindrance}>
        {text('offers.submit')}
      </FormSubmit>
    </CallForm>
  );
}
