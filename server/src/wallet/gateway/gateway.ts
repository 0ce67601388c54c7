/** Selects the gateway that this house pays through. The only file to change for another one. docs/operators.md */
import type { House } from '../../house.ts';
import type { GatewayPort } from './gatewayPort.ts';
import { sandboxGateway } from './sandboxGateway.ts';

/** Returns undefined if there is no gateway. Its ways to pay are then not offered. */
export const gatewayOf = ({ config }: Pick<House, 'config'>): GatewayPort | undefined =>
  config.isSandbox ? sandboxGateway : undefined;
