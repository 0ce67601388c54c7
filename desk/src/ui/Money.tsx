import { amountText } from '@foyer/text/amount.ts';
import { orderAmount } from './amounts.ts';

interface Props {
  readonly minor: number;
  /** A currency other than the site's own. */
  readonly currency?: string | undefined;
  readonly isSigned?: boolean;
}

/** An amount in minor units, with figures of one width. */
export function Money({ minor, currency, isSigned = false }: Props) {
  const tone = isSigned && minor !== 0 ? (minor > 0 ? 'num good' : 'num bad') : 'num';
  return (
    <span className={tone}>
      {currency === undefined ? amountText(minor, undefined, isSigned) : orderAmount(minor, currency)}
    </span>
  );
}
