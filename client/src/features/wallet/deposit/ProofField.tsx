import { imageTypes } from '@foyer/contract/rules/deposit.ts';
import { proofMaxBytes } from '@foyer/contract/constants.ts';
import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { uploaderOf } from '#api/uploader.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { useText } from '#text/useText.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import type { FileState } from '#ui/FileDrop.tsx';

const rule = {
  types: Object.keys(imageTypes),
  extensions: Object.values(imageTypes).flat(),
  maximumBytes: proofMaxBytes,
};

/** The proof picture: checked, sent at once, its address goes with the order. VALID-052, VALID-053, AMB-104 */
export function ProofField() {
  const text = useText('wallet');
  const rules = useText('rules');
  const { form, errorOf } = useFormAround();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<FileState>({ status: 'none' });
  const latest = useRef<File>(undefined);
  const choose = async (chosen: File | undefined) => {
    latest.current = chosen;
    setFile(chosen);
    form.setValue('proof', '');
    if (!chosen) return setState({ status: 'none' });
    setState({ status: 'sending', share: 0 });
    const isStillWanted = () => latest.current === chosen;
    try {
      const { url } = await uploaderOf(client)(
        uploadFile,
        {},
        {
          file: chosen,
          onProgress: (share) => isStillWanted() && setState({ status: 'sending', share }),
        },
      );
      if (!isStillWanted()) return;
      form.setValue('proof', url);
      form.clearErrors('proof');
      setState({ status: 'sent' });
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      if (isStillWanted()) setState({ status: 'failed', reason: error.message || text('deposit.proofFailed') });
    }
  };
  return (
    <FileDrop
      label={text('deposit.proof')}
      hint={text('deposit.proofHint')}
      rule={rule}
      file={file}
      state={state}
      wrongType={rules('imageFormat')}
      tooLarge={rules('proofTooLarge')}
      onFile={(chosen) => void choose(chosen)}
      error={errorOf('proof')}
    />
  );
}
