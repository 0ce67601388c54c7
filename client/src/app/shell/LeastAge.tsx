import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#app/shell/siteQuery.ts';
import { useText } from '#text/useText.tsx';
import styles from './Footer.module.css';

/** The age that the rules of the place require, from the house's configuration; nothing until it is known. M18 */
export function LeastAge() {
  const t = useText('site');
  const age = useQuery(siteQuery()).data?.leastAge;
  if (age === undefined) return null;
  return (
    <>
      <span className={styles.age}>{age}+</span>
      <span>{t('age', { age })}</span>
    </>
  );
}
