import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { q } from '#api/query.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useReducedMotion } from '#ui/layout/Carousel.tsx';
import { pauseIcon, playIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { firstJackpot, jackpotParts, nextJackpot } from './jackpot.ts';
import type { JackpotSource } from './jackpot.ts';
import styles from './Jackpot.module.css';

/** Interval at which the ledger's balance is read. M02 */
const ledgerEveryMs = 30_000;
const demoEveryMs = 1000;

/** The jackpot in the operator's mode; 'off' hides it. M01, M02, AMB-032 */
export function Jackpot({ source }: { readonly source: JackpotSource }) {
  if (source === 'off') return null;
  if (source === 'ledger') return <LedgerJackpot />;
  return isOffered('playMoney') ? <DemoJackpot /> : null;
}

/** An invented figure, marked as such. */
function DemoJackpot() {
  const t = useText('lounge');
  const isCalm = useReducedMotion();
  const [wish, setWish] = useState<'play' | 'pause'>();
  const isMoving = (wish ?? (isCalm ? 'pause' : 'play')) === 'play';
  const [value, setValue] = useState(() => firstJackpot(Math.random));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setValue((last) => nextJackpot(last, Math.random)), demoEveryMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  const [whole, decimals] = jackpotParts(value);
  return (
    <Card mark="lintel lit" title={t('jackpot.title')} aside={<Badge tone="truth">{t('jackpot.demo')}</Badge>}>
      <p className={styles.figure} aria-label={t('jackpot.demoLabel', { figure: whole })}>
        {whole}
        <span>{decimals}</span>
      </p>
      <p className="muted small">{t('jackpot.demoWords')}</p>
      <div className={styles.pause}>
        <Button
          size="small"
          icon={isMoving ? pauseIcon : playIcon}
          onClick={() => setWish(isMoving ? 'pause' : 'play')}
        >
          {t(isMoving ? 'jackpot.pause' : 'jackpot.play')}
        </Button>
      </div>
    </Card>
  );
}

/** The balance of the house's jackpot account, or a note if it is unavailable. */
function LedgerJackpot() {
  const t = useText('lounge');
  const home = useText('home');
  const { data, isError, refetch } = useQuery({
    ...q(getFrontConfig, { configKey: 'jackpotBalance' }),
    refetchInterval: ledgerEveryMs,
  });
  const balance = minorUnits(data?.configVal ?? '');
  return (
    <Card mark="lintel lit" title={t('jackpot.title')}>
      {balance !== undefined && !isError ? (
        <>
          <p>
            <Money amount={balance} size={44} />
          </p>
          <p className="muted small">{t('jackpot.ledgerWords')}</p>
        </>
      ) : (
        <>
          <p className="muted">{t(data || isError ? 'jackpot.unavailable' : 'jackpot.reading')}</p>
          {isError && (
            <div className={styles.pause}>
              <Button size="small" onClick={() => void refetch()}>
                {home('blockRetry')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
