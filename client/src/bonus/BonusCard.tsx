import { bonusFor, costToClear } from '@foyer/contract/bonusTerms.ts';
import type { BonusAmounts, BonusTerms } from '@foyer/contract/bonusTerms.ts';
import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import type { Moment } from '@foyer/contract/wire.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './BonusCard.module.css';
import { BonusFigures } from './BonusFigures.tsx';
import { TermRows } from './TermRows.tsx';
import { TryDeposit } from './TryDeposit.tsx';
import { exampleDeposit } from './exampleDeposit.ts';

export interface BonusCardProps {
  readonly name: ReactNode;
  /** A key of ENUM-002; '' if the card shows no type. */
  readonly bonusType: string;
  readonly terms: BonusTerms;
  /** The real amounts of a bonus that the player holds or is offered personally. */
  readonly amounts?: BonusAmounts;
  /**
   * The deposit of a form beside the card, in satang: the worked example follows it. Without it, a percentage has a
   * field to try amounts.
   */
  readonly depositSatang?: number;
  /** Deadline for receiving it. */
  readonly openUntil?: Moment | undefined;
  /** Deadline for the turnover, once it is received. */
  readonly expiresAt?: Moment | undefined;
  /** In lists, only the cost is shown and the other terms can be expanded. */
  readonly show?: 'all' | 'folded';
  /** It is no longer available: the cost is shown as a record, not as an offer. */
  readonly isOver?: boolean;
  /** Status, at the right end of the head. */
  readonly aside?: ReactNode;
  /** Actions, below everything that must be known before. */
  readonly children?: ReactNode;
}

/** A card that states all terms of a bonus and the amount to be staked before withdrawal. M22, SI-28, SI-39 */
export function BonusCard(props: BonusCardProps) {
  const { name, bonusType, terms, amounts, show = 'all', isOver = false, aside, children } = props;
  const text = useText('bonus');
  const label = useText('labels');
  const [tried, setTried] = useState(() => exampleDeposit(terms));
  const depositSatang = amounts?.depositSatang ?? props.depositSatang ?? tried;
  const bonusSatang = amounts?.bonusSatang ?? bonusFor(terms, depositSatang);
  const given = { bonusSatang, depositSatang: isOfDeposit(terms) ? depositSatang : 0 };
  const costSatang = costToClear(terms, given);
  const isTried = terms.gives.kind === 'percent' && amounts === undefined && props.depositSatang === undefined;
  // A rule names only a certain amount, not that of a deposit that is only tried.
  const ruledSatang = amounts?.bonusSatang ?? (terms.gives.kind === 'fixed' ? terms.gives.amountSatang : 0);
  const rows = (
    <TermRows terms={terms} bonusSatang={ruledSatang} openUntil={props.openUntil} expiresAt={props.expiresAt} />
  );
  return (
    <Card
      className={styles.card}
      title={name}
      aside={
        <span className={styles.badges}>
          {bonusType !== '' && <Badge tone="accent">{label(bonusTypeLabel(bonusType))}</Badge>}
          {aside}
        </span>
      }
    >
      {isTried && <TryDeposit gives={terms.gives} onDeposit={setTried} depositSatang={tried} />}
      <BonusFigures terms={terms} amounts={given} costSatang={costSatang} isOver={isOver} />
      {show === 'all' ? (
        rows
      ) : (
        <details className={styles.fold}>
          <summary>{text('card.terms')}</summary>
          {rows}
        </details>
      )}
      {children}
    </Card>
  );
}

/** A percentage of stakes or losses is not paid on a deposit, so only the bonus itself has to be staked. */
const isOfDeposit = ({ gives }: BonusTerms): boolean => gives.kind === 'percent' && gives.of === undefined;
