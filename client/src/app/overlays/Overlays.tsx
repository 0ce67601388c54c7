import { DialogHost } from '#app/overlays/DialogHost.tsx';
import { MessageLayer } from '#ui/messages/MessageLayer.tsx';
import { Announcer } from '#ui/feedback/Announcer.tsx';

/** Overlays of every route: messages and the one open dialog. SI-55 */
export function Overlays() {
  return (
    <>
      <Announcer />
      <MessageLayer />
      <DialogHost />
    </>
  );
}
