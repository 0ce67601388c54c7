import type { ReceivingBank } from '@foyer/contract/wallet/deposit.ts';
import { useText } from '#text/useText.tsx';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { Note } from '#ui/feedback/Note.tsx';

const longestReference = 24;

/** What the payer enters at their own bank, each line with a copy button. */
export function ReceivingBankCard({ bank }: { readonly bank: ReceivingBank }) {
  const text = useText('wallet/deposit');
  // A short remark is a reference to copy into the transfer; a longer one is for the payer to read.
  const isReference = bank.remark.length <= longestReference;
  const rows = [
    { term: text('form.bank'), value: bank.bankName, copy: text('form.copyBank') },
    { term: text('form.accountName'), value: bank.accountName, copy: text('form.copyAccountName') },
    { term: text('form.accountNumber'), value: bank.accountNumber, copy: text('form.copyAccountNumber') },
    { term: text('form.remark'), value: isReference ? bank.remark : '', copy: text('form.copyRemark') },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <CopyRows rows={rows} />
      <Note>{isReference ? text('form.ownAccount') : bank.remark}</Note>
      {bank.currency === 'CNY' && <Note tone="warn">{text('form.currencyNote')}</Note>}
    </>
  );
}
