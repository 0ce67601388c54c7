import { reserveMyPayOrder, reserveUploadPayPhoto } from '@foyer/contract/wallet/reserve.ts';
import { useQueryClient } from '@tanstack/react-query';
import { uploaderOf } from '#api/uploader.ts';
import { useText } from '#text/useText.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { pictureRule, useSentPicture } from '../useSentPicture.ts';

interface PayPhotoProps {
  readonly orderNo: string;
  /** A proof exists already and would be replaced. */
  readonly isThere: boolean;
}

/** The proof of a payment: checked (type before size) and uploaded at once. VALID-052, VALID-053, CALL-136 */
export function PayPhoto({ orderNo, isThere }: PayPhotoProps) {
  const text = useText('wallet/reserve');
  const rules = useText('rules');
  const client = useQueryClient();
  const picture = useSentPicture(async (file, onProgress) => {
    await uploaderOf(client)(reserveUploadPayPhoto, { orderNo }, { file, onProgress });
    return () => undefined;
  }, text('order.photoFailed'));
  const choose = async (chosen: File | undefined) => {
    await picture.choose(chosen);
    // Whether it arrived is read again from the house, whatever the reply was.
    if (chosen) await client.invalidateQueries({ queryKey: [reserveMyPayOrder.name] });
  };
  return (
    <>
      <FileDrop
        label={text('order.photo')}
        hint={text('order.photoHint')}
        rule={pictureRule}
        file={picture.file}
        state={picture.state}
        wrongType={rules('imageFormat')}
        tooLarge={rules('proofTooLarge')}
        onFile={(chosen) => void choose(chosen)}
      />
      {isThere && <Note tone="good">{text('order.photoThere')}</Note>}
    </>
  );
}
