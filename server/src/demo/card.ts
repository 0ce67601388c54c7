/** The bank card of somebody in the demo. */
import { handlers } from '../handlers.ts';
import { demoLogin, ifDone } from './player.ts';
import type { DemoPlayer } from './player.ts';

/** Of the sandbox's own bank; the last digit of the number is the check. */
export async function bindsCard(player: DemoPlayer, cardNumber: string): Promise<void> {
  const request = {
    cardNumber,
    bankName: '中国工商银行',
    holderName: '',
    branch: '',
    reservedPhone: '',
    withdrawPassword: demoLogin.password,
  };
  await handlers.addBankCard(player.asks('card'), request).catch(ifDone('CARD_TAKEN'));
}
