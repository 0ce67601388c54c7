import { Link } from '@tanstack/react-router';
import { openDialog } from '#session/dialogs.ts';
import type { LaunchTarget, OpenDialog } from '#session/dialogs.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { amountText } from '@foyer/text/amount.ts';
import { fillOnce } from './fillOnce.ts';
import { fundsOn } from './launch.ts';
import { useOpenGame } from './useLaunch.ts';

type LaunchDialog = Extract<OpenDialog, { kind: 'maintenance' | 'noTrial' | 'trial' | 'choice' | 'funds' }>;

interface LaunchDialogsProps {
  readonly open: LaunchDialog;
  readonly onClose: () => void;
}

/** Dialogs between a click on a game and its window. SI-11, SI-13 */
export function LaunchDialogs({ open, onClose }: LaunchDialogsProps) {
  switch (open.kind) {
    case 'maintenance':
      return <Maintenance remarks={open.remarks} onClose={onClose} />;
    case 'noTrial':
      return <NoTrial onClose={onClose} />;
    case 'trial':
      return <TrialQuestion target={open.target} onClose={onClose} />;
    case 'choice':
      return <Choice target={open.target} onClose={onClose} />;
    case 'funds':
      return <EmptyPlatform target={open.target} onClose={onClose} />;
  }
}

/** SI-11, POPUP-011, POPUP-012, AMB-039 */
function Maintenance({ remarks, onClose }: { readonly remarks: string; readonly onClose: () => void }) {
  const t = useText('lobby');
  return (
    <Dialog
      title={t('maintenanceDialog.titleAny')}
      onClose={onClose}
      actions={<CloseButton look="primary">{t('maintenanceDialog.confirm')}</CloseButton>}
    >
      <p>{remarks === '' ? t('maintenanceDialog.fallback') : remarks}</p>
    </Dialog>
  );
}

/** A player gets no link to the log-in. STATE-010, POPUP-016 */
function NoTrial({ onClose }: { readonly onClose: () => void }) {
  const t = useText('lobby');
  const isGuest = currentVisitor() === 'guest';
  return (
    <Dialog
      title={t('trial.title')}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t('trial.back')}</CloseButton>
          {isGuest && (
            <Button look="primary" onClick={() => openDialog({ kind: 'login' })}>
              {t('trial.toLogin')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('trial.none')}</p>
    </Dialog>
  );
}

interface TargetProps {
  readonly target: LaunchTarget;
  readonly onClose: () => void;
}

/** STATE-009, POPUP-015 */
function TrialQuestion({ target, onClose }: TargetProps) {
  const t = useText('lobby');
  const open = useOpenGame();
  const start = () => {
    onClose();
    open(target, 'trial');
  };
  return (
    <Dialog
      title={target.name}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t('trial.back')}</CloseButton>
          <Button look="primary" onClick={start}>
            {t('trial.continue')}
          </Button>
        </>
      }
    >
      <p>{t('trial.question')}</p>
    </Dialog>
  );
}

/** Choice between real play and trial, for touch and keyboard. */
function Choice({ target, onClose }: TargetProps) {
  const t = useText('lobby');
  const open = useOpenGame();
  const { data } = useUserInfo();
  const play = () => {
    if (currentVisitor() === 'guest') openDialog({ kind: 'reminder', reason: 'play' });
    else if (fundsOn(target.platformCode, data?.assets) === 0) openDialog({ kind: 'funds', target });
    else {
      onClose();
      open(target, 'real');
    }
  };
  return (
    <Dialog title={target.name} shape="sheet" onClose={onClose}>
      <p>{target.platformName}</p>
      <Button look="primary" size="large" isBlock onClick={play}>
        {t('launch.play')}
      </Button>
      <Button
        size="large"
        isBlock
        onClick={() => openDialog(target.isTrialOffered ? { kind: 'trial', target } : { kind: 'noTrial' })}
      >
        {t('launch.trial')}
      </Button>
    </Dialog>
  );
}

/** Real play needs money on the platform: transfers the whole baht, or lets the player choose an amount. AMB-036 */
function EmptyPlatform({ target, onClose }: TargetProps) {
  const t = useText('lobby');
  const open = useOpenGame();
  const mainSatang = useUserInfo().data?.assets.mainSatang ?? 0;
  const wholeSatang = mainSatang - (mainSatang % 100);
  const enter = () => {
    onClose();
    open(target, 'real');
  };
  const takeAlong = () => {
    fillOnce(target.platformKey, wholeSatang);
    enter();
  };
  const isEmpty = wholeSatang === 0;
  return (
    <Dialog title={t('fill.title', { platform: target.platformName })} onClose={onClose}>
      <p>{isEmpty ? t('fill.empty') : t('fill.text', { balance: amountText(mainSatang) })}</p>
      {isEmpty ? (
        <Link
          to="/mine/capital/deposit"
          className={buttonClass({ look: 'primary', size: 'large', isBlock: true })}
          onClick={onClose}
        >
          {t('fill.toDeposit')}
        </Link>
      ) : (
        <>
          <Button look="primary" size="large" isBlock onClick={takeAlong}>
            {t('fill.all', { amount: amountText(wholeSatang) })}
          </Button>
          <Button size="large" isBlock onClick={() => openDialog({ kind: 'wallet', platformKey: target.platformKey })}>
            {t('fill.some')}
          </Button>
        </>
      )}
      <Button look="quiet" size="large" isBlock onClick={enter}>
        {t('fill.enter')}
      </Button>
    </Dialog>
  );
}
