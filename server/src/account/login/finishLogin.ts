/** The second step of a log-in. CALL-X26 */
import type { finishLogin } from '@foyer/contract/account/secondFactor.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { Context } from '../../http/context.ts';
import { refusalOf } from '../../http/session.ts';
import { playerById } from '../../players/players.ts';
import { startSession } from './login.ts';
import { stepBy, takeLoginStep } from './loginStep.ts';
import { requireFactor } from '../secondFactor/secondFactorCheck.ts';

/** Refuses: LOGIN_STEP_OVER, ACCOUNT_*, LOGIN_LOCKED, WRONG_CODE. S15 */
export async function finishLogIn(
  context: Context<RefusalOf<typeof finishLogin>>,
  { ticket, code }: RequestOf<typeof finishLogin>,
): Promise<undefined> {
  const { house, deviceId } = context;
  const step = await stepBy(house, ticket, deviceId);
  if (step === undefined) return context.refuse('LOGIN_STEP_OVER');
  const player = await playerById(house, step.playerId);
  const refusal = refusalOf(player.status);
  if (refusal !== undefined) context.refuse(refusal);
  await requireFactor(context, player, code);
  if (!(await takeLoginStep(house, ticket))) context.refuse('LOGIN_STEP_OVER');
  const isOpen = await startSession(context, player.playerId, step.isRemembered, step.passwordHash);
  if (!isOpen) context.refuse('LOGIN_STEP_OVER');
}
