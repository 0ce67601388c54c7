import { Recovery } from '#app/LoginDialog.tsx';
import { FloatingLogin } from '#features/account/login/FloatingLogin.tsx';

/** POPUP-002, AMB-018 */
export function FloatLoginBox() {
  return <FloatingLogin recovery={<Recovery />} />;
}
