import { withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { useQueries } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { bankIcon, diamondIcon, walletIcon } from '#ui/values/icons.ts';
import { PickCards } from '#ui/fields/RadioGroup.tsx';

const marks = { bank: bankIcon, usdt: diamondIcon, wallet: walletIcon } as const;

interface MethodPicksProps {
  readonly methods: readonly WithdrawalMethod[];
  readonly method: WithdrawalMethod;
  readonly onMethod: (method: WithdrawalMethod) => void;
}

/** The withdrawal methods that the house offers, each with its usual duration. ENUM-024, AMB-078 */
export function MethodPicks({ methods, method, onMethod }: MethodPicksProps) {
  const text = useText('wallet/withdrawal');
  const ranges = useQueries({
    queries: methods.map((one) => ({
      ...q(withdrawRange, { method: one }),
      // A closed method says so on its card. A message would read as if no withdrawal were possible.
      ...(one !== method && { meta: { isShownByCaller: true } }),
    })),
  });
  return (
    <PickCards
      label={text('method.step')}
      columns={3}
      isRow
      value={method}
      onValue={onMethod}
      picks={methods.map((one, index) => ({
        value: one,
        title: text(`method.${one}`),
        mark: <Icon of={marks[one]} />,
        note: text('method.note', { minutes: ranges[index]?.data?.usualMinutes ?? '…' }),
        ...(ranges[index]?.isError && one !== method && { blocked: text('method.closed') }),
      }))}
    />
  );
}
