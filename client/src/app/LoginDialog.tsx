import { LoginDialog as AccountLoginDialog } from '#features/account/login/LoginDialog.tsx';
import { ContactService } from '#features/site/ContactService.tsx';
import { useText } from '#text/useText.tsx';

/** The log-in of a place without room for the header's form; the page behind it stays. SI-03, POPUP-001 */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  return <AccountLoginDialog recovery={<Recovery />} onClose={onClose} />;
}

/** The way back for whoever has forgotten the password: the service, which checks who asks. */
export function Recovery() {
  const text = useText('account');
  return (
    <ContactService reason="recovery" look="quiet">
      {text('login.forgot')}
    </ContactService>
  );
}
