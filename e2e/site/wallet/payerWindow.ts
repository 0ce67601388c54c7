/** Stands in for the window of the payment page: submits the form that targets it, as a browser does. */
import { vi } from 'vitest';
import type { TestHouse } from '../../../server/src/testing/house.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { postForm } from './players.ts';

export interface PayerWindow {
  /** The payment address that each submitted form was redirected to, in order. */
  readonly addresses: readonly Promise<string>[];
}

export function openPayerWindow(t: TestHouse, player: TestPlayer): PayerWindow {
  const addresses: Promise<string>[] = [];
  vi.stubGlobal('open', () => ({ opener: window }));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function send(this: HTMLFormElement) {
    const fields = Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value]));
    const address = new URL(this.action, 'http://foyer.test').pathname;
    addresses.push(postForm(t, player, address, fields).then((reply) => String(reply.headers.location)));
  });
  return { addresses };
}
