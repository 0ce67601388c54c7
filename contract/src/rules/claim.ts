/** Fields of a claim. Section 5, VALID-055, VALID-056 */
import { requiredText } from './required.ts';

/** Not empty after trimming, nothing else. VALID-056, AMB-108 */
export const betOrderNo = requiredText('betOrderNo');

/** The special input of a bonus type: an amount for '2', a bet order for '9', none for others. ENUM-019, CONST-033 */
export function claimField(bonusType: string): 'applyAmount' | 'betOrderNo' | undefined {
  if (bonusType === '2') return 'applyAmount';
  return bonusType === '9' ? 'betOrderNo' : undefined;
}
