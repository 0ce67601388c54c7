import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useAdvertisement } from '#features/home/advertisement.ts';
import { useHomeConfig } from '#features/home/homeConfig.ts';
import { useOpenDialog } from '#session/dialogs.ts';
import { useVisitor } from '#session/signedIn.ts';
import { isOffered } from '#session/offered.ts';
import { isDismissed, keepDismissed } from './floatDismissed.ts';

const Box = lazyPart(() => import('#app/overlays/FloatLoginBox.tsx'), 'FloatLoginBox');

/** A smaller window has no space for a box beside the content; there the log-in opens by its button. */
const enoughSpace = '(min-width: 1024px) and (min-height: 640px)';
function followSpace(hear: () => void): () => void {
  const query = matchMedia(enoughSpace);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}
const hasSpaceNow = (): boolean => matchMedia(enoughSpace).matches;

/**
 * The operator's floating log-in. Opens by itself, for guests only, until closed for the visit. The setting is checked
 * before loading, because the form is heavy and most operators leave it off. POPUP-002, AMB-018
 */
export function FloatLogin() {
  const isGuest = useVisitor() === 'guest';
  const hasSpace = useSyncExternalStore(followSpace, hasSpaceNow);
  const [isGone, setIsGone] = useState(isDismissed);
  const isPossible = isGuest && hasSpace && !isGone && isOffered('floatLogin');
  const { valueOf } = useHomeConfig(isPossible);
  const isDialogOpen = useOpenDialog() !== undefined;
  const { isShown: isOfferShown } = useAdvertisement();
  if (!isPossible || valueOf('floatLogin') !== '1') return null;
  const dismiss = () => {
    setIsGone(true);
    keepDismissed();
  };
  return (
    <Suspense>
      <Box isHidden={isDialogOpen || isOfferShown} onDismiss={dismiss} />
    </Suspense>
  );
}
