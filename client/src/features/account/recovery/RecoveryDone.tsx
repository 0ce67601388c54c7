import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { Submitted } from '#ui/Submitted.tsx';

/** The password is changed, and everybody who was logged in is out. */
export function RecoveryDone({ onLogin }: { readonly onLogin: () => void }) {
  const text = useText('identity');
  return (
    <Submitted
      title={text('recovery.done')}
      actions={
        <Button look="primary" onClick={onLogin}>
          {text('recovery.toLogin')}
        </Button>
      }
    >
      {text('recovery.doneWords')}
    </Submitted>
  );
}
