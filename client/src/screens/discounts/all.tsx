import { createFileRoute, notFound } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { changedSearch } from '#app/address/changedSearch.ts';
import { isFailure } from '#api/failure.ts';
import { lazyPart } from '#api/lazyPart.ts';
import { PrizeWheelCard } from '#features/activities/PrizeWheelCard.tsx';
import { BannerSlides } from '#features/home/Banners.tsx';
import { readHallSearch } from '#features/promotions/hallSearch.ts';
import type { HallSearch } from '#features/promotions/hallSearch.ts';
import { OfferFilters, OfferList } from '#features/promotions/OfferList.tsx';
import { OfferPanel } from '#features/promotions/OfferPanel.tsx';
import { bannerQuery, detailQuery, hallQuery, relatedQuery, selfApplyQuery } from '#features/promotions/reads.ts';
import { Related } from '#features/promotions/Related.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { SelfApply } from '#features/promotions/SelfApply.tsx';
import { useHydrated } from '#session/hydrated.ts';
import { isOffered } from '#session/offered.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import type { OwnHead } from '../../router.tsx';
import styles from './all.module.css';

// Only players see these.
const OpenWagering = lazyPart(() => import('#bonus/OpenWagering.tsx'), 'OpenWagering');
const RealTime = lazyPart(() => import('#features/promotions/RealTime.tsx'), 'RealTime');

/** SI-27 and, with an `id`, SI-28. ROUTE-020, AMB-011 */
export const Route = createFileRoute('/discounts/all')({
  staticData: { title: 'title.discounts', description: 'discounts' },
  // Unparsed: the parser is loaded with the screen, not with every page.
  validateSearch: (search) => search as HallSearch,
  loaderDeps: ({ search: { type, id } }) => ({ type, id }),
  // The browser reads here only when preloading; otherwise the blocks read themselves, see /home.
  loader: async ({ context: { queryClient }, deps, preload }) => {
    if (!import.meta.env.SSR && !preload) return;
    const { type, id } = readHallSearch({ ...deps });
    if (id === undefined) {
      await Promise.all([
        queryClient.prefetchQuery(bannerQuery()),
        queryClient.prefetchQuery(hallQuery(type ?? 'all')),
        isOffered('selfApply') && queryClient.prefetchQuery(selfApplyQuery(false)),
      ]);
      return;
    }
    await queryClient.prefetchQuery(detailQuery(id));
    const state = queryClient.getQueryState(detailQuery(id).queryKey);
    // Return 404 for search engines if the promotion does not exist.
    if (import.meta.env.SSR && isFailure(state?.error) && state.error.code === 1401) throw notFound();
    const offer = queryClient.getQueryData(detailQuery(id).queryKey);
    if (!offer) return;
    await queryClient.prefetchQuery(relatedQuery(offer.configId));
    return { head: { title: offer.title, description: offer.summary } } satisfies OwnHead;
  },
  component: HallScreen,
});

function HallScreen() {
  const t = useText('promotions');
  const search = readHallSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { id, ...list } = search;
  const go = (next: HallSearch) => {
    const isMore = (next.page ?? 1) > 1;
    void navigate({
      search: changedSearch(search, next, readHallSearch),
      replace: isMore,
      resetScroll: !isMore && id !== undefined,
    });
  };
  return (
    <main id="main" className={classes('wrap', styles.hall)}>
      <PageHead title={t('title')} lead={t('lead')} />
      {id === undefined ? (
        <>
          <Banner />
          <PlayersOwn />
          {isOffered('selfApply') && <SelfApply />}
          <PrizeWheelCard />
          <OfferFilters search={list} onSearch={go} />
          <Deferred by={`${list.type} ${list.page}`}>
            <OfferList search={list} onSearch={go} />
          </Deferred>
        </>
      ) : (
        <OneOffer id={id} search={list} onSearch={go} />
      )}
    </main>
  );
}

/** Shows nothing if there is no banner or it could not be read: the page then begins with the promotions. CALL-030 */
function Banner() {
  const { data } = useQuery(bannerQuery());
  return data && <BannerSlides list={data.list} />;
}

function PlayersOwn() {
  const isPlayer = useVisitor() === 'player';
  const isHydrated = useHydrated();
  if (!isPlayer) return null;
  // Keeps the space of an account without offers, so that the offers below do not move under a press.
  const space = (
    <Card aria-busy="true">
      <Skeleton height={97} />
    </Card>
  );
  return (
    <div className={styles.own}>
      {isHydrated ? (
        <Suspense fallback={space}>
          {isOffered('realTimeBonuses') && <RealTime />}
          <OpenWagering where="lobby" />
        </Suspense>
      ) : (
        space
      )}
    </div>
  );
}

interface OneOfferProps {
  readonly id: string;
  readonly search: HallSearch;
  readonly onSearch: (search: HallSearch) => void;
}

function OneOffer({ id, search, onSearch }: OneOfferProps) {
  const isPlayer = useVisitor() === 'player';
  const isHydrated = useHydrated();
  const { data } = useQuery(detailQuery(id));
  useTitle(data?.title);
  return (
    <>
      <OfferFilters search={search} onSearch={onSearch} />
      <div className={styles.page}>
        <OfferPanel id={id} search={search} />
        <div className={styles.side}>
          {isPlayer && isHydrated && (
            <Suspense>
              <OpenWagering where="claim" />
              {isOffered('realTimeBonuses') && <RealTime />}
            </Suspense>
          )}
          {data && <Related configId={data.configId} search={search} />}
        </div>
      </div>
    </>
  );
}
