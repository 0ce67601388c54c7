import { autoTransferOf } from '#session/autoTransfer.ts';
import { closeDialog, openDialog } from '#session/dialogs.ts';
import type { LaunchTarget, OpenDialog } from '#session/dialogs.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { moneyText } from '#ui/money.ts';
import { useOpenGame } from './useLaunch.ts';

type LaunchDialog = Extract<OpenDialog, { kind: 'maintenance' | 'noTrial' | 'trial' | 'choice' | 'funds' }>;

interface LaunchDialogsProps {
  readonly open: LaunchDialog;
  readonly onClose: () => void;
}

/** What stands between a click on a game and its window. SI-11, SI-13 */
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
  const t = useText('games');
  return (
    <Dialog
      title={t('maintenanceDialog.titleAny')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('maintenanceDialog.confirm')}
        </Button>
      }
    >
      <p>{remarks === '' ? t('maintenanceDialog.fallback') : remarks}</p>
    </Dialog>
  );
}

/** STATE-010, POPUP-016; a player is told the same without the way to the log-in. */
function NoTrial({ onClose }: { readonly onClose: () => void }) {
  const t = useText('games');
  const isGuest = currentVisitor() === 'guest';
  return (
    <Dialog
      title={t('trial.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('trial.back')}</Button>
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
  const t = useText('games');
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
          <Button onClick={onClose}>{t('trial.back')}</Button>
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

/** On touch and by keyboard the tile asks which of its two ways is meant. */
function Choice({ target, onClose }: TargetProps) {
  const t = useText('games');
  const open = useOpenGame();
  const { data } = useUserInfo();
  const account = data?.assets.gameAccounts.find((each) => each.platformCode === target.platformCode);
  const play = () => {
    if (currentVisitor() === 'guest') openDialog({ kind: 'reminder', reason: 'play' });
    else if (account?.balanceSatang === 0 && autoTransferOf(data?.assets.mainSatang ?? 0) === 0)
      openDialog({ kind: 'funds', target });
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

/** Real play needs money on the platform: it is offered to move some there first. */
function EmptyPlatform({ target, onClose }: TargetProps) {
  const t = useText('games');
  const open = useOpenGame();
  const { data } = useUserInfo();
  const enter = () => {
    onClose();
    open(target, 'real');
  };
  return (
    <Dialog
      title={t('funds.title', { platform: target.platformName })}
      onClose={closeDialog}
      actions={
        <>
          <Button onClick={enter}>{t('funds.enter')}</Button>
          <Button look="primary" onClick={() => openDialog({ kind: 'wallet', platformKey: target.platformKey })}>
            {t('funds.transfer')}
          </Button>
        </>
      }
    >
      <p>{t('funds.text', { balance: moneyText(data?.assets.mainSatang ?? 0) })}</p>
    </Dialog>
  );
}
