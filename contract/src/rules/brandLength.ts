import { siteBrand } from '../siteBrand.ts';

/** The lengths of a brand are within those of the specification, which the rules check themselves. CONST-017 */
export function hasBrandLength(of: 'account' | 'password', value: string): boolean {
  const [least, most] = siteBrand().lengths?.[of] ?? [6, 12];
  return value.length >= least && value.length <= most;
}
