/** What each call of a provider does. */
import type { GameProvider } from '../../gameProviders.ts';
import type { House } from '../../house.ts';
import type { ProviderCallName, ProviderReply, ProviderRequest } from '@foyer/contract/provider/providerCalls.ts';
import { capOf, debit, minCycleMs } from './debit.ts';
import { currency } from './launch.ts';
import { rollBack } from './rollBack.ts';
import { openForeignSession, requireLiveSession, sessionOfProvider } from './sessions.ts';
import { balanceOf, endRound, payWin } from './transactions.ts';
import type { Balance } from './transactions.ts';

export type ForeignHandler<N extends ProviderCallName> = (
  house: House,
  provider: GameProvider,
  asked: ProviderRequest<N>,
) => Promise<ProviderReply<N>>;

const shown = ({ balanceSatang }: Balance) => ({ balance: balanceSatang });

export const foreignHandlers: { readonly [N in ProviderCallName]: ForeignHandler<N> } = {
  async session(house, provider, { ticket }) {
    const { session, game, lang } = await openForeignSession(house, provider, ticket);
    const { balanceSatang } = await balanceOf(house, session.player_id, session.platform_code);
    return {
      session: session.session_id,
      player: session.player_id,
      game: game.game_id,
      language: lang,
      currency: currency(),
      balance: balanceSatang,
      minCycleMs: minCycleMs(house, game.family),
      maxStake: (await capOf(house, session, game.family)) ?? null,
    };
  },
  async balance(house, provider, asked) {
    const session = await sessionOfProvider(house, provider, asked.session);
    await requireLiveSession(house, session);
    return shown(await balanceOf(house, session.player_id, session.platform_code));
  },
  async debit(house, provider, { amount, ...asked }) {
    return shown(await debit(house, provider, { ...asked, amountSatang: amount }));
  },
  async credit(house, provider, { player, amount, ...asked }) {
    return shown(await payWin(house, { ...asked, provider: provider.code, playerId: player, amountSatang: amount }));
  },
  async rollback(house, provider, { player, round, transaction }) {
    const [platformCode = ''] = provider.platforms;
    const back = { provider: provider.code, playerId: player, round, transaction, platformCode };
    return shown(await rollBack(house, back));
  },
  async endRound(house, provider, { player, round }) {
    return shown(await endRound(house, { provider: provider.code, playerId: player, round }));
  },
};
