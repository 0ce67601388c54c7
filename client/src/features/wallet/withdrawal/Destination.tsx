import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { chainLabel, chains } from '@foyer/contract/wallet/chain.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import type { ReactNode } from 'react';
import { FormPicks } from '#form/FormChoice.tsx';
import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { PickCards } from '#ui/fields/RadioGroup.tsx';

interface DestinationProps {
  readonly method: WithdrawalMethod;
  readonly cards: readonly BankCard[];
  /** Shown in place of the cards while there are none. */
  readonly noCard: ReactNode;
  readonly chain: string;
  readonly onChain: (chain: string) => void;
}

/** Where the money goes: one of the player's cards, an address on a chain, or an e-wallet's account. AMB-068, AMB-078 */
export function Destination({ method, cards, noCard, chain, onChain }: DestinationProps) {
  const text = useText('wallet/withdrawal');
  const wallet = useText('wallet');
  if (method === 'bank') {
    if (cards.length === 0) return noCard;
    return (
      <FormPicks
        name="bankCardId"
        label={text('stepCard')}
        columns={2}
        picks={cards.map((one) => ({
          value: one.bankCardId,
          title: one.bankName,
          note: wallet('cardTail', { digits: one.cardNumber.slice(-4) }),
        }))}
      />
    );
  }
  if (method === 'wallet') {
    return (
      <FormText name="address" label={text('wallet.account')} hint={text('wallet.accountHint')} autoComplete="off" />
    );
  }
  return (
    <>
      <ChainPicks chain={chain} onChain={onChain} />
      <Note tone="warn">{text('chain.hint')}</Note>
      <FormText
        name="address"
        label={text('usdt.address')}
        hint={text('usdt.addressHint')}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

/** All four chains, TRC20 first. ENUM-013, AMB-068 */
function ChainPicks({ chain, onChain }: Pick<DestinationProps, 'chain' | 'onChain'>) {
  const text = useText('wallet/withdrawal');
  const label = useText('labels');
  return (
    <PickCards
      label={text('chain.label')}
      columns={2}
      value={chain}
      onValue={onChain}
      picks={Object.entries(chains).map(([code, name]) => ({
        value: code,
        title: label(chainLabel(code)),
        note: text(`chain.${name}`),
      }))}
    />
  );
}
