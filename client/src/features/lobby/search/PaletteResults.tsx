import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { closeIcon, rightIcon, searchIcon } from '#ui/values/icons.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useAnnounced } from '#ui/feedback/useAnnounced.ts';
import { PaletteGroup, PaletteOption } from './PaletteOption.tsx';
import { filterOf } from './paletteChoice.ts';
import type { PaletteChoice } from './paletteChoice.ts';
import styles from './SearchPalette.module.css';
import { useOpenFound } from './useOpenFound.ts';
import { usePaletteGames } from './usePaletteGames.ts';
import type { PaletteGames } from './usePaletteGames.ts';

interface PaletteResultsProps {
  readonly typed: string;
  readonly choice: PaletteChoice;
  readonly onTyped: (typed: string) => void;
  readonly onClose: () => void;
  /** Rendered between the field and the list. */
  readonly children: ReactNode;
}

/** The field and its results. Arrow keys move through the list while the focus stays in the field. */
export function PaletteResults({ typed, choice, onTyped, onClose, children }: PaletteResultsProps) {
  const s = useText('lobby/search');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const open = useOpenFound();
  const { search, groups, forget } = usePaletteGames(typed, choice);
  const games = groups.flatMap((group) => group.games);
  const isIdle = typed.trim() === '';
  const nothing = s('nothing', { keyword: typed.trim() });
  const isFinal = !isIdle && !search.isWaiting && !search.failure;
  useAnnounced(isFinal ? (search.total === 0 ? nothing : s('found', { count: search.total })) : '');
  // Otherwise the opening dialog would focus the list if it is long enough to scroll.
  useEffect(() => field.current?.focus(), []);
  const { current, byKey, toFirst } = useWalk(id, games, open, onClose);
  return (
    <>
      <div className={styles.head}>
        <TextInput
          ref={field}
          type="search"
          role="combobox"
          aria-label={s('field')}
          aria-expanded={games.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={games.length > 0 ? `${id}-${current}` : undefined}
          placeholder={s('hint')}
          maxLength={48}
          before={<Icon of={searchIcon} />}
          after={typed !== '' && <IconButton label={s('clear')} icon={closeIcon} onClick={() => onTyped('')} />}
          value={typed}
          onKeyDown={byKey}
          onChange={(event) => {
            toFirst();
            onTyped(event.target.value);
          }}
        />
        {children}
        <Link to="/all-games" search={filterOf(choice, typed)} className={styles.all} onClick={onClose}>
          {isIdle || games.length === 0 ? s('seeAll') : s('seeAllFound', { count: search.total })}
          <Icon of={rightIcon} size={16} />
        </Link>
      </div>
      <div className={styles.found}>
        <FoundGames id={id} groups={groups} games={games} current={current} onOpen={open} onForget={forget} />
        {search.failure && (
          <p role="alert">
            {s('failed')} <Button onClick={search.retry}>{s('again')}</Button>
          </p>
        )}
        {!search.failure && !isIdle && games.length === 0 && (
          <p className={styles.none}>{search.isWaiting ? s('looking') : nothing}</p>
        )}
      </div>
    </>
  );
}

/** The result that the arrow keys have selected; Enter opens it. */
function useWalk(id: string, games: readonly Game[], open: (game: Game) => void, onClose: () => void) {
  const [chosen, setChosen] = useState(0);
  const current = Math.max(0, Math.min(chosen, games.length - 1));
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const game = games[current];
    // By default the search field clears itself, and only a second press would close the palette.
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && game) open(game);
    else if (event.key === 'ArrowDown' && games.length > 0) setChosen((current + 1) % games.length);
    else if (event.key === 'ArrowUp' && games.length > 0) setChosen((current - 1 + games.length) % games.length);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    // In newer browsers this returns a promise, which React would take for a cleanup function.
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  return { current, byKey, toFirst: () => setChosen(0) } as const;
}

interface FoundGamesProps extends Pick<PaletteGames, 'groups'> {
  readonly id: string;
  /** The games of all groups, in order. */
  readonly games: readonly Game[];
  readonly current: number;
  readonly onOpen: (game: Game) => void;
  readonly onForget: () => void;
}

function FoundGames({ id, groups, games, current, onOpen, onForget }: FoundGamesProps) {
  const s = useText('lobby/search');
  return (
    <div id={`${id}-list`} role="listbox" aria-label={s('results')} className={styles.results}>
      {groups.map((group) => (
        <PaletteGroup key={group.name} name={group.name} onForget={onForget}>
          {group.games.map((game) => {
            const place = games.indexOf(game);
            return (
              <PaletteOption
                key={`${group.name} ${game.id}`}
                id={`${id}-${place}`}
                game={game}
                isCurrent={place === current}
                onOpen={onOpen}
              />
            );
          })}
        </PaletteGroup>
      ))}
    </div>
  );
}
