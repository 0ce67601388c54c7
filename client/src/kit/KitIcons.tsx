import { Icon } from '#ui/values/Icon.tsx';
import * as icons from '#ui/values/icons.ts';
import styles from './Kit.module.css';
import { Show } from './Show.tsx';

export function KitIcons() {
  return (
    <div className={styles.wide}>
      <Show title="图标">
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, path]) => (
            <li key={name} className={styles.icon}>
              <Icon of={path} size={24} />
              {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      </Show>
    </div>
  );
}
