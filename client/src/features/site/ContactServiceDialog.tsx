import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { ServiceReason } from './ContactService.tsx';
import { ServiceWays } from './ServiceWays.tsx';

/** Why the player is here, and the ways to reach the service. POPUP-018 */
export function ContactServiceDialog({
  reason,
  onClose,
}: {
  readonly reason: ServiceReason;
  readonly onClose: () => void;
}) {
  const text = useText('site');
  return (
    <Dialog
      title={text('service.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('service.close')}</Button>}
    >
      <p>{text(`service.${reason}`)}</p>
      <ServiceWays />
      <p className="faint small">{text('service.lead')}</p>
    </Dialog>
  );
}
