import { pageSizes } from '@foyer/contract/constants.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { rightIcon } from '#ui/values/icons.ts';
import { Pager } from '#ui/actions/Pager.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './Help.module.css';
import { articlesQuery, typesQuery } from './reads.ts';

interface ArticlesProps {
  /** '' is every type. */
  readonly type: string;
  readonly page: number;
  readonly onChange: (type: string, page: number) => void;
}

/** Types, and the articles of the chosen one, 20 a page. CALL-037, CALL-038, SCREEN-084 */
export function Articles({ type, page, onChange }: ArticlesProps) {
  const t = useText('help');
  const ui = useText('ui');
  // Without its types the centre still lists every article. ERR-033
  const types = useQuery(typesQuery()).data?.list ?? [];
  const articles = useQuery({ ...articlesQuery(type, page), placeholderData: keepPreviousData });
  const chips = [
    { value: '', label: ui('all') },
    ...types.map(({ typeId, typeName, articleCount }) => ({ value: typeId, label: typeName, count: articleCount })),
  ];
  return (
    <>
      {types.length > 0 && (
        <Chips label={t('types')} chips={chips} selected={type} onSelect={(chosen) => onChange(chosen, 1)} />
      )}
      {articles.isPending && <SkeletonRows rows={6} />}
      {articles.isError && !articles.data && (
        <ErrorState
          title={t('listFailed')}
          onRetry={() => void articles.refetch()}
          requestId={requestIdOf(articles.error)}
        />
      )}
      {articles.data?.list.length === 0 && <EmptyState title={t('noArticles')}>{t('noArticlesWords')}</EmptyState>}
      <ul className={styles.list}>
        {articles.data?.list.map(({ articleId, title, summary }) => (
          <li key={articleId}>
            <Link to="/helpCenter/startUse" search={{ id: articleId }} className={styles.entry}>
              <b>{title}</b>
              <span className="muted small">{summary}</span>
              <Icon of={rightIcon} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={pageSizes.helpArticles}
        total={articles.data?.total ?? 0}
        onPage={(next) => onChange(type, next)}
      />
    </>
  );
}
