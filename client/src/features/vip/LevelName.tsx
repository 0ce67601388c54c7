import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { diamondIcon } from '#ui/values/icons.ts';
import styles from './Levels.module.css';

export function LevelName({ level, name }: { readonly level: number; readonly name: string }) {
  const t = useText('vip');
  return (
    <span className={styles.level}>
      <Icon of={diamondIcon} isFilled={level > 0} />
      <b>{name}</b>
      <span className="faint small">{t('levelNumber', { level })}</span>
    </span>
  );
}
