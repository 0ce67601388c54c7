/** SQL of the home screen. */
import type { House } from '../http/context.ts';

export function banners(house: House, position: string) {
  return house.db
    .selectFrom('home_banner')
    .selectAll()
    .where('position', '=', position)
    .orderBy('sort_order')
    .execute();
}

export function announcements(house: House) {
  return house.db
    .selectFrom('announcement')
    .selectAll()
    .orderBy('created_ms', 'desc')
    .orderBy('announcement_id')
    .execute();
}
