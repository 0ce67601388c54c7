import type { GameAccount } from '@foyer/contract/assets.ts';
import { transferWithin } from '@foyer/contract/rules/money.ts';
import { deposit, withdraw } from '@foyer/contract/wallet/balance.ts';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Money } from '#ui/values/Money.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { balanceReads } from './transfers.ts';
import styles from './GameAccounts.module.css';

interface TransferDialogProps {
  readonly account: GameAccount;
  readonly direction: 'into' | 'out';
  readonly mainSatang: number;
  readonly onClose: () => void;
}

/** Moves whole baht between the main wallet and one platform. AMB-036, VALID-033, VALID-034 */
export function TransferDialog({ account, direction, mainSatang, onClose }: TransferDialogProps) {
  const text = useText('wallet/balance');
  const isInto = direction === 'into';
  return (
    <Dialog
      title={text(isInto ? 'transfer.titleInto' : 'transfer.titleOut', { platform: account.platformName })}
      onClose={onClose}
    >
      <TransferForm account={account} direction={direction} mainSatang={mainSatang} onDone={onClose} />
    </Dialog>
  );
}

interface TransferFormProps extends Omit<TransferDialogProps, 'onClose'> {
  readonly onDone: () => void;
  /** Shown above the amount: why a transfer is needed. */
  readonly children?: ReactNode;
}

function TransferForm({ account, direction, mainSatang, onDone, children }: TransferFormProps) {
  const text = useText('wallet/balance');
  const isInto = direction === 'into';
  const heldSatang = isInto ? mainSatang : account.balanceSatang;
  const mostSatang = heldSatang - (heldSatang % 100);
  const form = useCallForm(isInto ? deposit : withdraw, {
    initial: { amount: '' },
    also: { platformKey: account.platformKey },
    check: (values) => ruleFaults('amount', transferWithin(mostSatang), values.amount),
    refusedAt: { BALANCE_INSUFFICIENT: 'amount' },
    invalidates: balanceReads,
    onDone: (assets) => {
      showMessage({ kind: 'success', text: text('transfer.done', { amount: amountText(assets.mainSatang) }) });
      onDone();
    },
  });
  const main = <Money amount={mainSatang} />;
  const games = <Money amount={account.balanceSatang} />;
  return (
    <CallForm label={text(isInto ? 'transferInto' : 'transferOut')} state={form} className={styles.form}>
      {children}
      <DefinitionRows
        rows={[
          {
            term: `${text('transfer.from')} · ${isInto ? text('main') : account.platformName}`,
            value: isInto ? main : games,
          },
          {
            term: `${text('transfer.to')} · ${isInto ? account.platformName : text('main')}`,
            value: isInto ? games : main,
          },
        ]}
      />
      <FormAmount
        name="amount"
        label={text('transfer.amount')}
        hint={text('transfer.hint', { max: amountText(mostSatang) })}
        quickAmounts={[10_000, 50_000, 100_000].filter((amount) => amount <= mostSatang)}
        whole={mostSatang > 0 ? { label: text('transfer.all'), amount: mostSatang } : undefined}
      />
      <FormSubmit size="large" isBlock>
        {text(isInto ? 'transfer.submitIntoPlain' : 'transfer.submitOutPlain')}
      </FormSubmit>
    </CallForm>
  );
}
