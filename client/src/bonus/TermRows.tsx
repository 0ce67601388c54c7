import { productsOf } from '@foyer/contract/bonusProducts.ts';
import { weighedTypes } from '@foyer/contract/bonusTerms.ts';
import type { BonusTerms } from '@foyer/contract/bonusTerms.ts';
import { gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import type { Moment } from '@foyer/contract/wire.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './BonusCard.module.css';
import { momentText, plainMoney } from './plainWords.ts';

interface TermRowsProps {
  readonly terms: BonusTerms;
  /** The granted amount; 0 if it depends on a future deposit. */
  readonly bonusSatang: number;
  readonly openUntil: Moment | undefined;
  readonly expiresAt: Moment | undefined;
}

/** Every term in plain words, one row each. M22 */
export function TermRows({ terms, bonusSatang, openUntil, expiresAt }: TermRowsProps) {
  const text = useText('bonus');
  const amount = bonusSatang > 0 ? plainMoney(bonusSatang) : undefined;
  const isClearing = terms.multiple > 0;
  const multiple = String(terms.multiple);
  const names = (all: BonusTerms['platforms'], none: string) =>
    all.map(({ name }) => name).join(text('terms.separator')) || none;
  const rows: readonly (readonly [string, ReactNode] | undefined)[] = [
    [text('terms.gives'), gift(text, terms)],
    [
      text('terms.stake'),
      isClearing
        ? text(terms.multipleOf === 'bonus' ? 'terms.stakeBonus' : 'terms.stakeBoth', { multiple })
        : text('terms.stakeNone'),
    ],
    isClearing ? [text('terms.product'), productRow(text, terms)] : undefined,
    isClearing ? [text('terms.counts'), <Counts key="counts" terms={terms} />] : undefined,
    isClearing ? [text('terms.platforms'), names(terms.platforms, text('terms.platformsAll'))] : undefined,
    isClearing ? [text('terms.excluded'), names(terms.excludedGames, text('terms.excludedNone'))] : undefined,
    isClearing
      ? [
          text('terms.longest'),
          terms.longestStakeSatang === 'none'
            ? text('terms.longestNone')
            : text('terms.longestOf', { amount: plainMoney(terms.longestStakeSatang) }),
        ]
      : undefined,
    [text('terms.expiry'), isClearing ? expiry(text, terms, expiresAt) : text('terms.never')],
    isClearing && terms.expiresAfterHours !== 'never'
      ? [
          text('terms.expired'),
          amount === undefined ? text('terms.expiredPlain') : text('terms.expiredBody', { amount }),
        ]
      : undefined,
    [text('terms.order'), text(`terms.${terms.fundsOrder}`)],
    [text('terms.cancel'), isClearing ? cancellation(text, amount) : text('terms.cancelNone')],
    [text('terms.cap'), text('terms.capNone')],
    [text('terms.who'), text(`who.${terms.who}`)],
    [text('terms.often'), text(`often.${terms.often}`)],
    openUntil === undefined ? undefined : [text('terms.openUntil'), <Time key="until" value={openUntil} />],
  ];
  return (
    <dl className={styles.terms}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function gift(text: Text<'bonus'>, { gives }: BonusTerms): string {
  if (gives.kind === 'fixed') return plainMoney(gives.amountSatang);
  const args = { percent: String(gives.percent), cap: plainMoney(gives.capSatang) };
  if (gives.of !== undefined) return text(gives.of === 'stakes' ? 'terms.givesOfStakes' : 'terms.givesOfLoss', args);
  return gives.leastDepositSatang === 0
    ? text('terms.givesPercent', args)
    : text('terms.givesPercentLeast', { ...args, least: plainMoney(gives.leastDepositSatang) });
}

/** The one product that counts, or all that the operator lets a bonus mix. M22 */
function productRow(text: Text<'bonus'>, { weights }: BonusTerms): string {
  const names = productsOf(weights).map((product) => text(`product.${product}`));
  const [product = '', second] = names;
  return second === undefined
    ? text('terms.productOne', { product })
    : text('terms.productMany', { products: names.join(text('terms.separator')) });
}

const day = 24;

function expiry(text: Text<'bonus'>, { expiresAfterHours: hours }: BonusTerms, expiresAt: Moment | undefined): string {
  if (expiresAt !== undefined) return text('terms.until', { time: momentText(expiresAt) });
  if (hours === 'never') return text('terms.never');
  return hours % day === 0 && hours > day
    ? text('terms.afterDays', { days: hours / day })
    : text('terms.afterHours', { hours });
}

function cancellation(text: Text<'bonus'>, amount: string | undefined): string {
  return amount === undefined ? text('terms.cancelPlain') : text('terms.cancelBody', { amount });
}

/** Game types grouped by weight, the heaviest first, each with the amount that a stake of ฿100 counts for. */
function Counts({ terms: { weights } }: { readonly terms: BonusTerms }) {
  const text = useText('bonus');
  const label = useText('labels');
  const percents = [...new Set(Object.values(weights))].toSorted((one, other) => other - one);
  const typesOf = (percent: number) =>
    weighedTypes
      .map((type, index) => (weights[type] === percent ? label(gameTypeLabel(index + 1)) : undefined))
      .filter((name) => name !== undefined)
      .join(text('terms.separator'));
  return (
    <>
      {percents.length === 1 && percents[0] === 100 ? (
        <span>{text('terms.countsAll')}</span>
      ) : (
        percents.map((percent) => (
          <span key={percent}>
            {percent === 100
              ? text('terms.countsFull', { types: typesOf(percent) })
              : percent === 0
                ? text('terms.countsNot', { types: typesOf(percent) })
                : text('terms.countsPart', {
                    types: typesOf(percent),
                    stake: plainMoney(100_00),
                    counted: plainMoney(percent * 100),
                  })}
          </span>
        ))
      )}
      <small>{text('terms.settledOnly')}</small>
    </>
  );
}
