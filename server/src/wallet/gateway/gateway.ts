/** Which gateway this house pays through: the one place to change. docs/operators.md */
import type { House } from '../../house.ts';
import type { GatewayPort } from './gatewayPort.ts';
import { sandboxGateway } from './sandboxGateway.ts';

/** Undefined where there is none: its ways to pay are then not offered. */
export const gatewayOf = ({ config }: Pick<House, 'config'>): GatewayPort | undefined =>
  config.isSandbox ? sandboxGateway : undefined;
