import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { closeDialog, useOpenDialog } from '#session/dialogs.ts';
import type { OpenDialog } from '#session/dialogs.ts';

const LoginDialog = lazyPart(() => import('#app/overlays/LoginDialog.tsx'), 'LoginDialog');
const SecondStepDialog = lazyPart(
  () => import('#features/account/secondFactor/SecondStepDialog.tsx'),
  'SecondStepDialog',
);
const ProofDialog = lazyPart(() => import('#features/account/proof/ProofDialog.tsx'), 'ProofDialog');
const ReminderDialog = lazyPart(() => import('#app/overlays/ReminderDialog.tsx'), 'ReminderDialog');
const TicketDialog = lazyPart(() => import('#features/account/session/TicketDialog.tsx'), 'TicketDialog');
const WalletDoor = lazyPart(() => import('#app/shell/WalletDoor.tsx'), 'WalletDoor');
const AnnouncementDialog = lazyPart(() => import('#features/home/AnnouncementDialog.tsx'), 'AnnouncementDialog');
const SearchPalette = lazyPart(() => import('#features/lobby/search/SearchPalette.tsx'), 'SearchPalette');
const MenuDialog = lazyPart(() => import('#app/shell/MenuDialog.tsx'), 'MenuDialog');
const PrizeWheelDialog = lazyPart(() => import('#features/activities/PrizeWheelDialog.tsx'), 'PrizeWheelDialog');
const LaunchDialogs = lazyPart(() => import('#features/lobby/LaunchDialogs.tsx'), 'LaunchDialogs');

/**
 * Renders the one open dialog. Each dialog's code is loaded on first use. A dialog in place of another is mounted anew, even
 * of the same component: a press that closed the other must not close this one.
 */
export function DialogHost() {
  const open = useOpenDialog();
  if (!open) return null;
  return (
    <Suspense>
      <Chosen key={open.kind === 'reminder' ? `reminder ${open.reason}` : open.kind} open={open} />
    </Suspense>
  );
}

function Chosen({ open }: { readonly open: OpenDialog }) {
  switch (open.kind) {
    case 'login':
      return <LoginDialog panel={open.panel} onClose={closeDialog} />;
    case 'secondFactor':
      return <SecondStepDialog ticket={open.ticket} onClose={closeDialog} />;
    case 'proof':
      return <ProofDialog hasFactor={open.hasFactor} onAnswer={open.onAnswer} onClose={closeDialog} />;
    case 'reminder':
      return <ReminderDialog reason={open.reason} onClose={closeDialog} />;
    case 'ticket':
      return <TicketDialog onClose={closeDialog} />;
    case 'wallet':
      return <WalletDoor platformKey={open.platformKey} onClose={closeDialog} />;
    case 'announcements':
      return <AnnouncementDialog onClose={closeDialog} />;
    case 'search':
      return <SearchPalette onClose={closeDialog} />;
    case 'menu':
      return <MenuDialog onClose={closeDialog} />;
    case 'prizeWheel':
      return <PrizeWheelDialog onClose={closeDialog} />;
    case 'maintenance':
    case 'noTrial':
    case 'trial':
    case 'choice':
    case 'funds':
      return <LaunchDialogs open={open} onClose={closeDialog} />;
  }
}
