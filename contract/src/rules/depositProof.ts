/** Proof and depositor of a bank transfer. Section 5, VALID-052 to VALID-054 */
import * as v from 'valibot';
import { proofMaxBytes } from '../constants.ts';
import { message } from '../message.ts';
import type { RuleKey } from '../message.ts';
import { filledText, requiredText } from './required.ts';

/** VALID-054 */
export const depositorName = v.pipe(requiredText('depositorName'), v.maxLength(40, message('depositorName')));

/** The id of a transfer on a chain: 64 hexadecimal digits, with or without 0x; optional. SCREEN-072 */
export const transferId = v.pipe(
  filledText,
  v.regex(/^(?:(?:0x)?[\da-f]{64})?$/i, message('transferId')),
  v.transform((id) => id.toLowerCase().replace(/^0x/, '')),
);

/** MIME type -> extensions that go with it. AMB-104 */
export const imageTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/bmp': ['bmp'],
} as const;

/** Metadata of a file. The house also checks its first bytes. S12 */
export interface ProofFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Both MIME type and extension must be of one of the four formats. VALID-052 */
export function isImage({ name, type }: Pick<ProofFile, 'name' | 'type'>): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const isKnownType = Object.hasOwn(imageTypes, type.toLowerCase());
  return (
    isKnownType &&
    name.includes('.') &&
    Object.values(imageTypes)
      .flat()
      .some((known) => known === extension)
  );
}

/** The fault of a proof; undefined if it is valid. The type is checked before the size. VALID-052, VALID-053 */
export function proofFault(file: ProofFile | undefined): RuleKey | undefined {
  if (file === undefined) return 'proofRequired';
  if (!isImage(file)) return 'imageFormat';
  return file.size <= proofMaxBytes ? undefined : 'proofTooLarge';
}

/** The address of an uploaded proof. VALID-054 */
export const proofAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('proofRequired')),
  v.maxLength(300, message('unreadable')),
);
