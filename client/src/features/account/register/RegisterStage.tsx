import { useText } from '#text/useText.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { clockIcon, fileIcon, shieldIcon } from '#ui/values/icons.ts';
import styles from './RegisterStage.module.css';

/** Illustration and introduction beside the form. Wide screens only. */
export function RegisterStage() {
  const text = useText('account/register');
  const promises = [
    { icon: shieldIcon, words: text('promiseIdentity') },
    { icon: fileIcon, words: text('promiseTerms') },
    { icon: clockIcon, words: text('promiseWithdrawal') },
  ];
  return (
    <aside className={`themed ${styles.stage}`}>
      <ThemedPicture className={styles.scene} src="/pictures/banner/welcome.portrait.svg" width="560" height="900" />
      <p className={styles.title}>{text.rich('promiseTitle', { br: () => <br /> })}</p>
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
