/** Mounts every call of the desk. docs/desk.md */
import type { Mount } from '../http/build.ts';
import { mountDeskRoutes } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { sessionRoutes } from './deskSession.ts';
import { staffRoutes } from './staffRoutes.ts';

export const deskRoutes: readonly DeskRoute[] = [...sessionRoutes, ...staffRoutes];

export const mountDesk: Mount = (app, house) => mountDeskRoutes(app, house, deskRoutes);
