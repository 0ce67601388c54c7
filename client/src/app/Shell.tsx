import { Outlet } from '@tanstack/react-router';

/** What surrounds every screen. SI-01 */
export function Shell() {
  return <Outlet />;
}
