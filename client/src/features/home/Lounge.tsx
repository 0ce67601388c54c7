import { isOffered } from '#session/offered.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import { useHomeConfig } from './homeConfig.ts';
import { IndexOffers } from './IndexOffers.tsx';
import { Jackpot } from './Jackpot.tsx';
import { jackpotSource } from './jackpot.ts';
import { Winners } from './Winners.tsx';
import { winnersMode } from './winners.ts';
import styles from './Lounge.module.css';

/** Blocks below the games: offers, jackpot, announcements, winners. Loaded separately from the first page. SI-07 */
export function Lounge() {
  const hasJackpot = isOffered('jackpot');
  const hasWinners = isOffered('winners');
  const isConfigured = hasJackpot || hasWinners;
  const { config, valueOf } = useHomeConfig(isConfigured);
  const mode = winnersMode(valueOf('winners'));
  return (
    <>
      {isOffered('indexOffers') && <IndexOffers />}
      <section className={styles.lounge} data-alone={mode === 'off' || !hasWinners || undefined}>
        <div className={styles.left}>
          {/* Nothing is shown until the operator's settings are read. */}
          {isConfigured && config.isError && !config.data && <BlockFailed onRetry={() => void config.refetch()} />}
          {config.data && hasJackpot && <Jackpot source={jackpotSource(valueOf('jackpot'))} />}
          <AnnouncementList />
        </div>
        {config.data && hasWinners && <Winners mode={mode} />}
      </section>
    </>
  );
}
