/** Items of bind bonuses. ENUM-020, CONST-034 */
import { wordOf } from '../closedSet.ts';

const types = { '1': 'name', '2': 'email', '3': 'bankCard', '4': 'phone', '5': 'app' } as const;
export type BindType = (typeof types)[keyof typeof types];

export const bindType = (code: string | number): BindType | undefined => wordOf(types, code);
export function bindTypeLabel(code: string | number) {
  const type = bindType(code);
  return type === undefined ? ('unknown' as const) : (`bindType.${type}` as const);
}
