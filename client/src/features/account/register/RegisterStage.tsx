import { lazy, Suspense } from 'react';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { clockIcon, fileIcon, shieldIcon } from '#ui/icons.ts';
import styles from './RegisterStage.module.css';

// A picture, written by the server; its lines are fetched apart.
const DoorScene = import.meta.env.SSR
  ? (await import('./DoorScene.tsx')).DoorScene
  : lazy(async () => ({ default: (await import('./DoorScene.tsx')).DoorScene }));

/** The door with light on the floor, and what a visitor is told before coming in. Wide screens only. */
export function RegisterStage() {
  const text = useText('account');
  const promises = [
    { icon: shieldIcon, words: text('register.promiseIdentity') },
    { icon: fileIcon, words: text('register.promiseTerms') },
    { icon: clockIcon, words: text('register.promiseWithdrawal') },
  ];
  return (
    <aside className={styles.stage}>
      <Suspense>
        <DoorScene className={styles.scene} />
      </Suspense>
      <p className={styles.title}>{text.rich('register.promiseTitle', { br: () => <br /> })}</p>
      <ul className={styles.promises}>
        {promises.map(({ icon, words }) => (
          <li key={icon}>
            <Icon of={icon} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
