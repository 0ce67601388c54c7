import { queryBonusArticleInfoDetail } from '@foyer/contract/promotions/articles.ts';
import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import type { PromotionDetail } from '@foyer/contract/promotions/promotion.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { requestIdOf } from '#api/requestId.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { exampleDeposit } from '#bonus/exampleDeposit.ts';
import { refusalName } from '#form/refusal.ts';
import { isTakenUp } from '#session/takenUp.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { leftIcon } from '#ui/values/icons.ts';
import { RichText } from '#ui/richText/RichText.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import { Time } from '#ui/values/Time.tsx';
import { ClaimBox } from './ClaimBox.tsx';
import type { HallSearch } from './hallSearch.ts';
import styles from './OfferPanel.module.css';
import { detailQuery } from './reads.ts';

interface OfferPanelProps {
  readonly id: string;
  /** Search parameters of the list behind it. */
  readonly search: HallSearch;
}

/** One promotion at its own address: bonus, cost, claim and the whole text. SI-28 */
export function OfferPanel({ id, search }: OfferPanelProps) {
  const t = useText('promotions');
  const { data, error, refetch } = useQuery(detailQuery(id));
  const back = (
    <Link to="/discounts/all" search={search} className={buttonClass({ look: 'quiet', className: styles.back })}>
      <Icon of={leftIcon} />
      {t('back')}
    </Link>
  );
  if (data) return <Offer key={id} id={id} offer={data} back={back} />;
  if (error === null) return <SkeletonRows rows={6} />;
  if (isFailure(error) && refusalName(queryBonusArticleInfoDetail, error) === 'UNKNOWN_OFFER') {
    return (
      <EmptyState title={t('unknown')} action={back}>
        {t('unknownWords')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={t('detailFailed')} onRetry={() => void refetch()} requestId={requestIdOf(error)} action={back}>
      {t('listFailedWords')}
    </ErrorState>
  );
}

interface OfferProps {
  readonly id: string;
  readonly offer: PromotionDetail;
  readonly back: React.ReactNode;
}

function Offer({ id, offer, back }: OfferProps) {
  const t = useText('promotions');
  const labels = useText('labels');
  const head = useRef<HTMLHeadingElement>(null);
  const typed = useTyped(offer);
  useArrival(head, offer.title);
  const isPlayer = useVisitor() === 'player';
  const own = useQuery({ ...detailQuery(id, true), enabled: isPlayer, meta: { isShownByCaller: true } });
  const { terms } = offer;
  const nowSatang = own.data?.nowSatang;
  const isShare = terms.gives.kind === 'percent' && terms.gives.of !== undefined;
  return (
    <article className={styles.offer}>
      {back}
      <header className={styles.head}>
        {offer.imgLink !== '' && (
          <ThemedPicture className={styles.picture} src={offer.imgLink} width="720" height="400" />
        )}
        <div className={styles.titles}>
          <p className={styles.badges}>
            <Badge tone="accent">{labels(bonusTypeLabel(offer.bonusType))}</Badge>
            {offer.endTime !== '' && (
              <span className="faint small">
                {t('until')} <Time value={offer.endTime} />
              </span>
            )}
          </p>
          <h2 ref={head} tabIndex={-1} className={styles.title}>
            {offer.title}
          </h2>
          <p className="muted">{offer.summary}</p>
        </div>
      </header>
      <section aria-label={t('articleTitle')}>
        <RichText html={offer.content} />
      </section>
      <BonusCard
        name={t('costTitle')}
        bonusType=""
        terms={terms}
        {...(isShare && nowSatang !== undefined && { amounts: { bonusSatang: nowSatang, depositSatang: 0 } })}
        {...(typed.isAsked && { depositSatang: typed.satang })}
      >
        <ClaimBox id={id} offer={offer} onAmount={typed.set} />
      </BonusCard>
    </article>
  );
}

/** The amount typed for a deposit bonus, from which the card is computed; before that an example. VALID-055 */
function useTyped({ artInfo, terms }: PromotionDetail) {
  const [satang, set] = useState(0);
  const isAsked = useVisitor() === 'player' && artInfo.bonusType === '2';
  return { isAsked, satang: satang > 0 ? satang : exampleDeposit(terms), set };
}

/** Moves the focus to the heading after a click, and sets the document's title while the promotion is open. */
function useArrival(head: React.RefObject<HTMLHeadingElement | null>, title: string): void {
  const isFirst = useRef(!isTakenUp());
  useEffect(() => {
    if (!isFirst.current) head.current?.focus({ preventScroll: true });
  }, [head]);
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
