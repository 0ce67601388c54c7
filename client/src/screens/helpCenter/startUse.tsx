import { createFileRoute, notFound } from '@tanstack/react-router';
import { Article } from '#features/help/Article.tsx';
import { Articles } from '#features/help/Articles.tsx';
import { Notice, Notices } from '#features/help/Notices.tsx';
import { articleQuery, articlesQuery, noticeQuery, noticesQuery, typesQuery } from '#features/help/reads.ts';
import { readHelpSearch } from '#features/help/helpSearch.ts';
import type { HelpSearch } from '#features/help/helpSearch.ts';
import { ContactService } from '#features/site/ContactService.tsx';
import { isFailure } from '#api/failure.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import styles from './startUse.module.css';

/** SI-29, ROUTE-022 */
export const Route = createFileRoute('/helpCenter/startUse')({
  staticData: { title: 'title.help', description: 'help' },
  // Unparsed: the parser is loaded with the screen, not with every page.
  validateSearch: (search) => search as HelpSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, preload }) => {
    if (!import.meta.env.SSR && !preload) return;
    const { id, type = '', page = 1, tab, notice } = readHelpSearch({ ...deps });
    if (notice !== undefined) await queryClient.prefetchQuery(noticeQuery(notice));
    else if (tab === 'notices') await queryClient.prefetchQuery(noticesQuery());
    else if (id === undefined) {
      await Promise.all([
        queryClient.prefetchQuery(typesQuery()),
        queryClient.prefetchQuery(articlesQuery(type, page)),
      ]);
    } else {
      await queryClient.prefetchQuery(articleQuery(id));
      // Return 404 for search engines if the article does not exist.
      const error: unknown = queryClient.getQueryState(articleQuery(id).queryKey)?.error;
      if (isFailure(error) && error.code === 404) throw notFound();
    }
  },
  component: HelpScreen,
});

function HelpScreen() {
  const t = useText('help');
  const { id, type = '', page = 1, tab, notice } = readHelpSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const go = (search: HelpSearch) => void navigate({ search });
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <div className={styles.main}>
          <Tabs
            label={t('title')}
            tabs={[
              { id: 'articles', label: t('articles') },
              { id: 'notices', label: t('notices') },
            ]}
            selected={tab ?? 'articles'}
            onSelect={(chosen) => go(chosen === 'notices' ? { tab: 'notices' } : {})}
          >
            {tab === 'notices' ? (
              notice === undefined ? (
                <Notices />
              ) : (
                <Notice id={notice} />
              )
            ) : id === undefined ? (
              <Articles
                type={type}
                page={page}
                onChange={(nextType, nextPage) =>
                  go({ ...(nextType !== '' && { type: nextType }), ...(nextPage > 1 && { page: nextPage }) })
                }
              />
            ) : (
              <Article id={id} />
            )}
          </Tabs>
        </div>
        <aside className={styles.side} aria-label={t('serviceTitle')}>
          <h2>{t('serviceTitle')}</h2>
          <p className="muted">{t('serviceWords')}</p>
          <ContactService reason="help" look="second" />
        </aside>
      </div>
    </main>
  );
}
