import { fetchImgs, promotionCodes } from '@foyer/contract/home/pictures.ts';
import { queryIndexOfferList } from '@foyer/contract/home/offers.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { DataLink } from '#ui/actions/DataLink.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import styles from './Promotions.module.css';

export const promotionsQuery = () => q(fetchImgs, { imgCodes: promotionCodes.join(',') });
export const indexOffersQuery = () => q(queryIndexOfferList, {});

/** Four promotional pictures. An offer takes the place of a missing one. HOME-006, AMB-029 */
export function Promotions() {
  const pictures = useQuery(promotionsQuery());
  const isShort = (pictures.data?.list.length ?? 0) < promotionCodes.length;
  const offers = useQuery({ ...indexOffersQuery(), enabled: pictures.data !== undefined && isShort });
  if (pictures.isError && !pictures.data) {
    return <BlockFailed className={styles.failed} onRetry={() => void pictures.refetch()} />;
  }
  if (!pictures.data) return <div className={styles.waiting} aria-hidden="true" />;
  const shown = [
    ...pictures.data.list.map(({ imgCode, ...picture }) => ({ ...picture, id: imgCode })),
    ...(offers.data?.list ?? []).map(({ configId, ...offer }) => ({ ...offer, id: configId })),
  ].slice(0, promotionCodes.length);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.promotions}>
      {shown.map(({ id, imgLink, imgClickLink, title, content }) => (
        <li key={id}>
          <DataLink address={imgClickLink} className={styles.promotion}>
            {imgLink !== '' && (
              <ThemedPicture className={styles.picture} src={imgLink} width="320" height="200" loading="lazy" />
            )}
            <span className={styles.words}>
              <b>{title}</b>
              <span>{content}</span>
            </span>
          </DataLink>
        </li>
      ))}
    </ul>
  );
}
