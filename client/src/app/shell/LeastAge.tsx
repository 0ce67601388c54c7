import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#app/shell/siteQuery.ts';
import { useText } from '#text/useText.tsx';
import styles from './Footer.module.css';

/** The age that the rules of the place require, from the house's configuration; nothing until it is known. M18 */
export function LeastAge() {
  const t = useText('site');
  // Without it the footer is complete enough to need no message, and a page does not outlive a change of the rules.
  const read = useQuery({ ...siteQuery(), staleTime: Infinity, meta: { isShownByCaller: true } });
  const age = read.data?.leastAge;
  if (age === undefined) return null;
  return (
    <>
      <span className={styles.age}>{age}+</span>
      <span>{t('age', { age })}</span>
    </>
  );
}
