import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { DialogHost } from '#app/DialogHost.tsx';
import { MessageLayer } from '#ui/messages/MessageLayer.tsx';
import { Announcer } from '#ui/Announcer.tsx';

const FloatLogin = lazyPart(() => import('#app/FloatLogin.tsx'), 'FloatLogin');

/** What floats over every route: messages and the one open dialog. SI-55 */
export function Overlays() {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/home' });
  return (
    <>
      <Announcer />
      <MessageLayer />
      <DialogHost />
      {isHome && (
        <Suspense>
          <FloatLogin />
        </Suspense>
      )}
    </>
  );
}
