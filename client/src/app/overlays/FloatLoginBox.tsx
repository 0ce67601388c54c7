import { InnerLink } from '#app/shell/InnerLink.tsx';
import { FloatingLogin } from '#features/account/login/FloatingLogin.tsx';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';

interface FloatLoginBoxProps {
  /** Hides the box while a dialog is open, keeping what was typed. */
  readonly isHidden: boolean;
  readonly onDismiss: () => void;
}

/** POPUP-002, AMB-018 */
export function FloatLoginBox({ isHidden, onDismiss }: FloatLoginBoxProps) {
  const text = useText('account');
  const recovery = (
    <InnerLink href="/login?panel=forget" className="link">
      {text('login.forgot')}
    </InnerLink>
  );
  return <FloatingLogin recovery={isOffered('recovery') && recovery} isHidden={isHidden} onDismiss={onDismiss} />;
}
