import { proofMaxBytes } from '@foyer/contract/constants.ts';
import { imageTypes } from '@foyer/contract/rules/deposit.ts';
import { reserveMyPayOrder, reserveUploadPayPhoto } from '@foyer/contract/wallet/reserve.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { uploaderOf } from '#api/uploader.ts';
import { useText } from '#text/useText.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import type { FileState } from '#ui/FileDrop.tsx';
import { Note } from '#ui/Note.tsx';

const rule = {
  types: Object.keys(imageTypes),
  extensions: Object.values(imageTypes).flat(),
  maximumBytes: proofMaxBytes,
};

interface PayPhotoProps {
  readonly orderNo: string;
  /** A proof stands there already; another one replaces it. */
  readonly isThere: boolean;
}

/** The proof of a payment: checked, type before size, and sent at once. VALID-052, VALID-053, CALL-136 */
export function PayPhoto({ orderNo, isThere }: PayPhotoProps) {
  const text = useText('reserve');
  const rules = useText('rules');
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<FileState>({ status: 'none' });
  const latest = useRef<File>(undefined);
  const choose = async (chosen: File | undefined) => {
    latest.current = chosen;
    setFile(chosen);
    if (!chosen) return setState({ status: 'none' });
    setState({ status: 'sending', share: 0 });
    const isStillWanted = () => latest.current === chosen;
    const onProgress = (share: number) => isStillWanted() && setState({ status: 'sending', share });
    try {
      await uploaderOf(client)(reserveUploadPayPhoto, { orderNo }, { file: chosen, onProgress });
      if (isStillWanted()) setState({ status: 'sent' });
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      if (isStillWanted()) setState({ status: 'failed', reason: error.message || text('order.photoFailed') });
    }
    // Whether it has arrived is the house's to say, whatever became of the answer.
    await client.invalidateQueries({ queryKey: [reserveMyPayOrder.name] });
  };
  return (
    <>
      <FileDrop
        label={text('order.photo')}
        hint={text('order.photoHint')}
        rule={rule}
        file={file}
        state={state}
        wrongType={rules('imageFormat')}
        tooLarge={rules('proofTooLarge')}
        onFile={(chosen) => void choose(chosen)}
      />
      {isThere && <Note tone="good">{text('order.photoThere')}</Note>}
    </>
  );
}
