/** Bank cards of the demo players. */
import { translate } from '@foyer/text/translate.ts';
import { handlers } from '../handlers.ts';
import { demoLogin, ifDone } from './player.ts';
import type { DemoPlayer } from './player.ts';

/** Binds a card of the sandbox's own bank. The last digit of the number is its check digit. */
export async function bindsCard(player: DemoPlayer, cardNumber: string): Promise<void> {
  const request = {
    cardNumber,
    bankName: translate('zh_CN')('wallet/issuers', 'ICBC'),
    holderName: '',
    branch: '',
    reservedPhone: '',
    withdrawPassword: demoLogin.password,
  };
  await handlers.addBankCard(player.asks('card'), request).catch(ifDone('CARD_TAKEN'));
}
