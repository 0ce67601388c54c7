import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Submitted } from '#ui/feedback/Submitted.tsx';

/** The password was changed and all sessions were ended. */
export function RecoveryDone({ onLogin }: { readonly onLogin: () => void }) {
  const text = useText('account/recovery');
  return (
    <Submitted
      title={text('done')}
      actions={
        <Button look="primary" onClick={onLogin}>
          {text('toLogin')}
        </Button>
      }
    >
      {text('doneWords')}
    </Submitted>
  );
}
