import { LoginDialog as AccountLoginDialog } from '#features/account/login/LoginDialog.tsx';
import { ServiceWays } from '#features/site/ServiceWays.tsx';

interface LoginDialogProps {
  readonly panel?: 'forget' | undefined;
  readonly onClose: () => void;
}

/** The log-in where there is no space for the header's form. The page behind it stays. SI-03, POPUP-001 */
export function LoginDialog({ panel, onClose }: LoginDialogProps) {
  return <AccountLoginDialog panel={panel} service={<ServiceWays />} onClose={onClose} />;
}
