import { indexOffer } from '@foyer/contract/home/offers.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { q } from '#api/query.ts';
import { useOpenDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DataLink, leadsTo } from '#ui/actions/DataLink.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ThemedPicture } from '#ui/layout/ThemedPicture.tsx';
import { closeAdvertisement, offerAdvertisement, useAdvertisement, whenNotTyping } from './advertisement.ts';
import styles from './IndexOffers.module.css';

/**
 * The operator's daily advertisement, shown once over the home page. It never covers a dialog that the visitor opened,
 * nor interrupts a form that they are filling in.
 * SI-08, POPUP-017
 */
export function Advertisement() {
  const t = useText('lounge');
  const offer = useQuery(q(indexOffer, {})).data?.offer;
  const isBusy = useOpenDialog() !== undefined;
  const { isShown } = useAdvertisement();
  useEffect(() => (offer ? whenNotTyping(offerAdvertisement) : undefined), [offer]);
  if (!offer || !isShown || isBusy) return null;
  return (
    <Dialog
      title={offer.title}
      onClose={closeAdvertisement}
      actions={
        <>
          <CloseButton>{t('advertisement.close')}</CloseButton>
          {leadsTo(offer.imgClickLink) !== 'nowhere' && (
            <DataLink address={offer.imgClickLink} className={buttonClass({ look: 'primary' })}>
              {t('advertisement.open')}
            </DataLink>
          )}
        </>
      }
    >
      <div className={styles.offer}>
        {offer.imgLink !== '' && <ThemedPicture src={offer.imgLink} width="480" height="270" />}
        <p>{offer.content}</p>
      </div>
    </Dialog>
  );
}
