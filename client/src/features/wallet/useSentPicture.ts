import { proofMaxBytes } from '@foyer/contract/constants.ts';
import { imageTypes } from '@foyer/contract/rules/depositProof.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import type { FileState } from '#ui/fields/FileDrop.tsx';

/** Rules of a proof picture; the type is checked before the size. VALID-052, VALID-053 */
export const pictureRule = {
  types: Object.keys(imageTypes),
  extensions: Object.values(imageTypes).flat(),
  maximumBytes: proofMaxBytes,
};

interface SentPicture {
  readonly file: File | undefined;
  readonly state: FileState;
  /** Sends the chosen file, and ignores an upload still under way. */
  choose(chosen: File | undefined): Promise<void>;
}

/**
 * Uploads a picture as soon as it is chosen. `send` returns what to do if it arrived and is still wanted. `failed` is
 * the message if the house sent none.
 */
export function useSentPicture(
  send: (file: File, onProgress: (share: number) => void) => Promise<() => void>,
  failed: string,
): SentPicture {
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<FileState>({ status: 'none' });
  const latest = useRef<File>(undefined);
  // An upload is not sent by `useCall`. As a mutation, its failure reaches the shell like that of a call.
  const sending = useMutation({
    mutationFn: (chosen: File) => send(chosen, (share) => isLatest(chosen) && setState({ status: 'sending', share })),
    meta: { isShownByCaller: true },
  });
  const isLatest = (chosen: File) => latest.current === chosen;
  return {
    file,
    state,
    async choose(chosen) {
      latest.current = chosen;
      setFile(chosen);
      if (!chosen) return setState({ status: 'none' });
      const show = (next: FileState) => isLatest(chosen) && setState(next);
      show({ status: 'sending', share: 0 });
      try {
        const done = await sending.mutateAsync(chosen);
        if (isLatest(chosen)) done();
        show({ status: 'sent' });
      } catch (error) {
        if (!isFailure(error)) throw error;
        error.isShown = true;
        show({ status: 'failed', reason: error.message || failed });
      }
    },
  };
}
