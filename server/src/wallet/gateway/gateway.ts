/** Selects the gateway that this house pays through. docs/payments.md */
import type { House } from '../../house.ts';
import { countedGateway } from '../countedPorts.ts';
import type { GatewayPort } from './gatewayPort.ts';
import { httpGateway } from './httpGateway.ts';
import { sandboxGateway } from './sandboxGateway.ts';

/** Returns undefined if there is no gateway. Its ways to pay are then not offered. */
export function gatewayOf(house: House): GatewayPort | undefined {
  const { isSandbox, payments, paymentOrigins } = house.config;
  if (isSandbox) return countedGateway(house.figures, sandboxGateway(house));
  if (payments.gateway === undefined) return undefined;
  return countedGateway(house.figures, httpGateway(payments.gateway, paymentOrigins, house.now));
}
