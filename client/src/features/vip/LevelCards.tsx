import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { LevelCard } from './LevelCard.tsx';
import styles from './LevelCards.module.css';
import { vipQuery } from './Levels.tsx';

/** All levels as cards: side by side on wide screens, swiped on phones. The tables below compare them. SCREEN-047 */
export function LevelCards() {
  const t = useText('vip');
  const levels = useQuery(vipQuery());
  // The table below says what could not be read.
  if (!levels.data || levels.data.list.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
    <ol className={styles.cards} aria-label={t('cards')} tabIndex={0}>
      {levels.data.list.map(({ level, levelName }) => (
        <li key={level}>
          <LevelCard level={level} name={levelName} />
        </li>
      ))}
    </ol>
  );
}
