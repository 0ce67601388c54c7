import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import styles from './LevelCard.module.css';

/** Materials of the picture kit; a house with more levels repeats the last one. */
const mostMaterial = 6;
/** Paper, silver and brass carry dark ink. */
const paleMaterials: ReadonlySet<number> = new Set([0, 3, 4]);

const materialOf = (level: number): number => Math.min(Math.max(level, 0), mostMaterial);

interface LevelCardProps {
  readonly level: number;
  readonly name: string;
}

/** A level as a card of its own material, with its name. SCREEN-047 */
export function LevelCard({ level, name }: LevelCardProps) {
  const t = useText('vip');
  return (
    <span className={classes(styles.card, paleMaterials.has(materialOf(level)) && styles.pale)}>
      <LevelPicture level={level} />
      <b>{name}</b>
      <small>{t('levelNumber', { level })}</small>
    </span>
  );
}

/** The card alone, small: beside a name that stands in text. */
export function LevelPicture({ level }: Pick<LevelCardProps, 'level'>) {
  return (
    <img
      className={styles.picture}
      src={`/pictures/level/${materialOf(level)}.svg`}
      alt=""
      width="320"
      height="200"
      loading="lazy"
    />
  );
}
