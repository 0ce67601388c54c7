import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { LoginForm } from './LoginForm.tsx';

const RecoveryPanel = lazyPart(() => import('../recovery/RecoveryPanel.tsx'), 'RecoveryPanel');

interface LoginDialogProps {
  readonly panel?: 'forget' | undefined;
  /** How to reach customer service; passed by the shell. */
  readonly service: ReactNode;
  readonly onClose: () => void;
}

/** Log-in over the current page. Its other panel is the password recovery. SI-03, SI-06, POPUP-001, AMB-012 */
export function LoginDialog({ panel, service, onClose }: LoginDialogProps) {
  const account = useText('account');
  const [isForgotten, setIsForgotten] = useState(panel === 'forget');
  const toLogin = () => setIsForgotten(false);
  const title = isForgotten ? account('recovery') : account('login.title');
  const forgot = (
    <Button look="quiet" onClick={() => setIsForgotten(true)}>
      {account('login.forgot')}
    </Button>
  );
  return (
    <Dialog title={title} dismiss="buttons" onClose={isForgotten ? toLogin : onClose}>
      {isForgotten ? (
        <Suspense fallback={<SkeletonRows rows={5} rowHeight={88} />}>
          <RecoveryPanel service={service} onLogin={toLogin} />
        </Suspense>
      ) : (
        <LoginForm recovery={isOffered('recovery') && forgot} onDone={onClose} />
      )}
    </Dialog>
  );
}
