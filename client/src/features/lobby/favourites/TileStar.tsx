import type { Game } from '@foyer/contract/lobby/catalogue.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { starIcon } from '#ui/values/icons.ts';
import { useFavourite } from './favourites.ts';
import styles from './TileStar.module.css';

/** The star in a tile's corner, a target of 44 px apart from the button that opens the game. ROLE-008 */
export function TileStar({ game }: { readonly game: Game }) {
  return isOffered('favourites') && <Star game={game} />;
}

function Star({ game }: { readonly game: Game }) {
  const t = useText('lobby');
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={t('favourite.mark', { name: game.fullName })}
      onClick={toggle}
    >
      <Icon of={starIcon} size={16} isFilled={isFavourite} />
    </button>
  );
}
