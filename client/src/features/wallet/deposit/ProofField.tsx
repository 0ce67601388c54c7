import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import { useQueryClient } from '@tanstack/react-query';
import { uploaderOf } from '#api/uploader.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { useText } from '#text/useText.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { pictureRule, useSentPicture } from '../useSentPicture.ts';

/** The proof picture: checked, uploaded at once, and its address sent with the order. VALID-052, VALID-053, AMB-104 */
export function ProofField() {
  const text = useText('wallet/deposit');
  const rules = useText('rules');
  const { form, errorOf } = useFormAround();
  const client = useQueryClient();
  const picture = useSentPicture(async (file, onProgress) => {
    const { url } = await uploaderOf(client)(uploadFile, {}, { file, onProgress });
    return () => {
      form.setValue('proof', url);
      form.clearErrors('proof');
    };
  }, text('form.proofFailed'));
  const choose = (chosen: File | undefined) => {
    form.setValue('proof', '');
    void picture.choose(chosen);
  };
  return (
    <FileDrop
      label={text('form.proof')}
      hint={text('form.proofHint')}
      rule={pictureRule}
      file={picture.file}
      state={picture.state}
      wrongType={rules('imageFormat')}
      tooLarge={rules('proofTooLarge')}
      onFile={choose}
      error={errorOf('proof')}
    />
  );
}
