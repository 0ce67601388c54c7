import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import { IndexOffers } from './IndexOffers.tsx';
import { Jackpot } from './Jackpot.tsx';
import { jackpotSource } from './jackpot.ts';
import { Winners } from './Winners.tsx';
import { winnersMode } from './winners.ts';
import styles from './Lounge.module.css';

/** What stands below the games: offers, jackpot, announcements, winners. Fetched apart from the first page. SI-07 */
export function Lounge() {
  const config = useQuery(q(getFrontConfigList, { configKeys: 'winners,jackpot' }));
  const valueOf = (key: string) => config.data?.list.find(({ configKey }) => configKey === key)?.configVal;
  const mode = winnersMode(valueOf('winners'));
  return (
    <>
      <IndexOffers />
      <section className={styles.lounge} data-alone={mode === 'off' || undefined}>
        <div className={styles.left}>
          {/* Nothing is shown before it is known what the operator wants shown. */}
          {config.isError && !config.data && <BlockFailed onRetry={() => void config.refetch()} />}
          {config.data && <Jackpot source={jackpotSource(valueOf('jackpot'))} />}
          <AnnouncementList />
        </div>
        {config.data && <Winners mode={mode} />}
      </section>
    </>
  );
}
