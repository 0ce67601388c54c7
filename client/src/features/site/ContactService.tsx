import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { ButtonLook } from '#ui/actions/buttonClass.ts';

const ContactServiceDialog = lazyPart(() => import('./ContactServiceDialog.tsx'), 'ContactServiceDialog');

/** Why a player contacts customer service; each reason has its own text. ROLE-011 to ROLE-014 */
export type ServiceReason =
  | 'help'
  | 'deleteCard'
  | 'changeName'
  | 'changePhone'
  | 'changeEmail'
  | 'changeBirthday'
  | 'recovery'
  | 'withdrawalRefused'
  | 'deposit';

interface ContactServiceProps {
  readonly reason: ServiceReason;
  readonly look?: ButtonLook;
  readonly children?: ReactNode;
  /** Actions for the player after customer service has agreed. AMB-148 */
  readonly agreed?: (close: () => void) => ReactNode;
}

/** A button that opens the contacts of customer service. SI-53, POPUP-018 */
export function ContactService({ reason, look = 'second', children, agreed }: ContactServiceProps) {
  const text = useText('site');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setIsOpen(true)}>
        {children ?? text('service.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactServiceDialog reason={reason} agreed={agreed} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
