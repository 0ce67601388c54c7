import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { SearchField } from '../browse/SearchField.tsx';
import { useTyped } from '../browse/useTyped.ts';
import { SlotFilters } from './SlotFilters.tsx';
import { SlotGames } from './SlotGames.tsx';
import { SlotHead } from './SlotHead.tsx';
import { SlotLists } from './SlotLists.tsx';
import styles from './SlotLobby.module.css';
import { SlotOffers } from './SlotPromotions.tsx';
import type { SlotFilter } from './slotSearch.ts';

interface SlotLobbyProps {
  readonly filter: SlotFilter;
  readonly onFilter: (filter: SlotFilter) => void;
}

/** Every slot: filters, search and games, then offers and the most played slots. SI-18 */
export function SlotLobby({ filter, onFilter }: SlotLobbyProps) {
  const s = useText('lobby/slots');
  const { keyword = '', ...rest } = filter;
  const [typed, type] = useTyped(keyword, (words) =>
    onFilter(words.trim() === '' ? rest : { ...rest, keyword: words }),
  );
  const shown: SlotFilter = typed.trim() === '' ? rest : { ...rest, keyword: typed };
  return (
    <>
      <SlotHead />
      <div className={styles.lobby}>
        <SlotFilters filter={shown} onFilter={onFilter} />
        <section className={styles.games} aria-label={s('games')}>
          <SearchField label={s('search')} typed={typed} onType={type} everywhere={s('everywhere')} />
          <Deferred by={`${shown.show} ${shown.platform}`}>
            <SlotGames filter={shown} onFilter={onFilter} />
          </Deferred>
        </section>
        <div className={styles.more}>
          {isOffered('slotOffers') && <SlotOffers />}
          <SlotLists />
        </div>
      </div>
    </>
  );
}
