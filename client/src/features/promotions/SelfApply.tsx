import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainMoney } from '#bonus/plainWords.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import styles from './Hall.module.css';
import { selfApplyQuery } from './reads.ts';

const mostShown = 6;

/** Bonuses that need no input, each with its cost. A player sees which ones they have. CALL-035, M22 */
export function SelfApply() {
  const t = useText('promotions');
  const isPlayer = useVisitor() === 'player';
  const open = useQuery(selfApplyQuery(false));
  const own = useQuery({ ...selfApplyQuery(true), enabled: isPlayer });
  const data = own.data ?? open.data;
  if (open.isError && !data) {
    return (
      <Note tone="warn" role="alert">
        <p>{t('self.failed')}</p>
        <Button onClick={() => void open.refetch()}>{t('readAgain')}</Button>
      </Note>
    );
  }
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('self.title')}>
      <div className={styles.words}>
        <h2>{t('self.title')}</h2>
        <span>{t('self.words')}</span>
      </div>
      <ul className={styles.tiles}>
        {data.list.slice(0, mostShown).map(({ articleId, title, summary, mostSatang, costSatang, isClaimed }) => (
          <li key={articleId}>
            <Link to="/discounts/all" search={{ id: articleId }} className={styles.tile} preload={false}>
              <span>
                <b>{title}</b>
                {isClaimed && <Badge tone="good">{t('self.claimed')}</Badge>}
              </span>
              <span className="muted small">{summary}</span>
              {mostSatang !== undefined && costSatang !== undefined && (
                <span className="small">
                  {costSatang === 0
                    ? t('card.noCost')
                    : t('self.cost', { most: plainMoney(mostSatang), cost: plainMoney(costSatang) })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
