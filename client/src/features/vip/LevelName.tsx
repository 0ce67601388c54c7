import { useText } from '#text/useText.tsx';
import { LevelPicture } from './LevelCard.tsx';
import styles from './Levels.module.css';

export function LevelName({ level, name }: { readonly level: number; readonly name: string }) {
  const t = useText('vip');
  return (
    <span className={styles.level}>
      <LevelPicture level={level} />
      <b>{name}</b>
      <span className="faint small">{t('levelNumber', { level })}</span>
    </span>
  );
}
