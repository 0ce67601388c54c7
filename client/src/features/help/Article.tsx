import { articleById } from '@foyer/contract/help/articles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isFailure } from '#api/failure.ts';
import { refusalName } from '#form/refusal.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { leftIcon } from '#ui/values/icons.ts';
import { RichText } from '#ui/richText/RichText.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Help.module.css';
import { articleQuery } from './reads.ts';

/** One article with its text. CALL-039 */
export function Article({ id }: { readonly id: string }) {
  const t = useText('help');
  const { data, isPending, error, refetch } = useQuery(articleQuery(id));
  const back = (
    <Link
      to="/helpCenter/startUse"
      search={data ? { type: data.typeId } : {}}
      className={buttonClass({ look: 'quiet' })}
    >
      <Icon of={leftIcon} />
      {t('back')}
    </Link>
  );
  if (isPending) return <SkeletonRows rows={5} />;
  if (!data) {
    const isUnknown = isFailure(error) && refusalName(articleById, error) === 'NOT_FOUND';
    if (isUnknown) {
      return (
        <EmptyState title={t('noArticle')} action={back}>
          {t('noArticleWords')}
        </EmptyState>
      );
    }
    return <ErrorState title={t('articleFailed')} onRetry={() => void refetch()} action={back} />;
  }
  return (
    <article>
      <div className={styles.back}>{back}</div>
      <Card mark="lintel">
        <h2 className={styles.title}>{data.title}</h2>
        {data.updateTime !== '' && (
          <p className="faint small">
            {t('updated')} <Time value={data.updateTime} show="day" />
          </p>
        )}
        <RichText html={data.content} />
      </Card>
    </article>
  );
}
