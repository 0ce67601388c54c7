/** SQL of the VIP club. */
import type { House } from '../http/context.ts';

export function levels(house: House) {
  return house.db.selectFrom('vip_level').selectAll().orderBy('level').execute();
}

export function privileges(house: House) {
  return house.db
    .selectFrom('vip_privilege')
    .innerJoin('vip_level', 'vip_level.level', 'vip_privilege.level')
    .selectAll('vip_privilege')
    .select('vip_level.names')
    .orderBy('vip_privilege.level')
    .execute();
}
