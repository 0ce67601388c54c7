import { InnerLink } from '#app/InnerLink.tsx';
import { FloatingLogin } from '#features/account/login/FloatingLogin.tsx';
import { useText } from '#text/useText.tsx';

/** POPUP-002, AMB-018 */
export function FloatLoginBox() {
  const text = useText('account');
  const recovery = (
    <InnerLink href="/login?panel=forget" className="link">
      {text('login.forgot')}
    </InnerLink>
  );
  return <FloatingLogin recovery={recovery} />;
}
