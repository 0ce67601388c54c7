/** Mounts every call of the desk. docs/desk.md */
import type { Mount } from '../http/build.ts';
import { mountDeskRoutes } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { betRoutes } from './betRoutes.ts';
import { contentRoutes } from './contentRoutes.ts';
import { gameRoutes } from './gameRoutes.ts';
import { moneyRoutes } from './moneyRoutes.ts';
import { riskRoutes } from './riskRoutes.ts';
import { voidRoutes } from './voidRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { outgoingRoutes } from './outgoingRoutes.ts';
import { playerActRoutes } from './playerActRoutes.ts';
import { playerRoutes } from './playerRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { queueRoutes } from './queueRoutes.ts';
import { sessionRoutes } from './deskSession.ts';
import { enrolRoutes } from './enrolRoutes.ts';
import { staffRoutes } from './staffRoutes.ts';

export const deskRoutes: readonly DeskRoute[] = [
  ...sessionRoutes,
  ...enrolRoutes,
  ...passkeyRoutes,
  ...staffRoutes,
  ...queueRoutes,
  ...paymentRoutes,
  ...messageRoutes,
  ...outgoingRoutes,
  ...playerRoutes,
  ...playerActRoutes,
  ...betRoutes,
  ...contentRoutes,
  ...gameRoutes,
  ...voidRoutes,
  ...moneyRoutes,
  ...riskRoutes,
];

export const mountDesk: Mount = (app, house) => mountDeskRoutes(app, house, deskRoutes);
