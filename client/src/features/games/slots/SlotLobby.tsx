import { useState } from 'react';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { closeIcon, searchIcon } from '#ui/icons.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { SlotFilters } from './SlotFilters.tsx';
import { SlotGames } from './SlotGames.tsx';
import { SlotHead } from './SlotHead.tsx';
import { SlotLists } from './SlotLists.tsx';
import styles from './SlotLobby.module.css';
import { SlotBanners, SlotOffers } from './SlotPromotions.tsx';
import type { SlotFilter } from './slotFilter.ts';

interface SlotLobbyProps {
  readonly filter: SlotFilter;
  readonly onFilter: (filter: SlotFilter) => void;
}

/** Every slot: banner, offers, filters, search, the games, and what is played most. SI-18 */
export function SlotLobby({ filter, onFilter }: SlotLobbyProps) {
  const s = useText('slotLobby');
  // The field is ahead of the address, which follows: letters must not wait for a navigation.
  const [typed, setTyped] = useState(filter.keyword ?? '');
  const { keyword: _, ...rest } = filter;
  const shown: SlotFilter = typed.trim() === '' ? rest : { ...rest, keyword: typed };
  const choose = (next: SlotFilter) => {
    setTyped(next.keyword ?? '');
    onFilter(next);
  };
  const search = (words: string) => {
    setTyped(words);
    onFilter(words.trim() === '' ? rest : { ...rest, keyword: words });
  };
  return (
    <>
      <SlotHead />
      <SlotBanners />
      <SlotOffers />
      <SlotLists />
      <div className={styles.lobby}>
        <SlotFilters filter={shown} onFilter={choose} />
        <section className={styles.games} aria-label={s('games')}>
          <div className={styles.search}>
            <TextInput
              type="search"
              className={styles.field}
              aria-label={s('search')}
              placeholder={s('searchHint')}
              maxLength={48}
              before={<Icon of={searchIcon} />}
              after={typed !== '' && <IconButton label={s('clear')} icon={closeIcon} onClick={() => search('')} />}
              value={typed}
              onChange={(event) => search(event.target.value)}
            />
            <button type="button" className={styles.everywhere} onClick={() => openDialog({ kind: 'search' })}>
              {s('everywhere')}
            </button>
          </div>
          <SlotGames filter={shown} onFilter={choose} />
        </section>
      </div>
    </>
  );
}
