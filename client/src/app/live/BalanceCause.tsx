import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { useEffect } from 'react';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { classes } from '#ui/classes.ts';
import { amountText } from '@foyer/text/amount.ts';
import styles from './BalanceCause.module.css';
import { useCause } from './cause.ts';
import type { Cause } from './cause.ts';

/** Shows "+฿120.00 红利" under the balance for a moment after a change that the player did not start. */
export function BalanceCause() {
  const cause = useCause();
  return cause && <Shown cause={cause} />;
}

function Shown({ cause }: { readonly cause: Cause }) {
  const label = useText('labels');
  const text = useText('messages');
  const { amountSatang, title, count } = cause;
  const why = title === undefined ? text('cause.several', { count }) : label(transactionLabel(title));
  const amount = amountText(amountSatang, undefined, true);
  const words = `${amount} ${why}`;
  useEffect(() => announce(text('cause.said', { words })), [text, words]);
  return (
    <span className={classes(styles.cause, amountSatang > 0 && styles.gain)}>
      <b>{amount}</b> {why}
    </span>
  );
}
