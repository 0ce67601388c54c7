import { Link } from '@tanstack/react-router';
import { WalletDialog } from '#features/wallet/balance/WalletDialog.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';

interface WalletDoorProps {
  /** The platform to which the player wants to transfer money. */
  readonly platformKey?: string | undefined;
  readonly onClose: () => void;
}

/** The wallet dialog, with a link to the full overview. SI-15, POPUP-013 */
export function WalletDoor({ platformKey, onClose }: WalletDoorProps) {
  const t = useText('site');
  return (
    <WalletDialog
      platformKey={platformKey}
      onClose={onClose}
      overview={
        <Link to="/mine/capital/account" className={buttonClass({})} onClick={onClose}>
          {t('player.funds')}
        </Link>
      }
    />
  );
}
