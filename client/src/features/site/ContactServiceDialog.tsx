import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { ServiceReason } from './ContactService.tsx';
import { ServiceWays } from './ServiceWays.tsx';

interface ContactServiceDialogProps {
  readonly reason: ServiceReason;
  /** Actions for the player after customer service has agreed. AMB-148 */
  readonly agreed: ((close: () => void) => ReactNode) | undefined;
  readonly onClose: () => void;
}

/** The reason, and the contacts of customer service. POPUP-018 */
export function ContactServiceDialog({ reason, agreed, onClose }: ContactServiceDialogProps) {
  const text = useText('site');
  const ui = useText('ui');
  return (
    <Dialog title={text('service.title')} onClose={onClose} actions={<CloseButton>{ui('close')}</CloseButton>}>
      <p>{text(`service.${reason}`)}</p>
      <ServiceWays />
      <p className="faint small">{text('service.lead')}</p>
      {agreed?.(onClose)}
    </Dialog>
  );
}
