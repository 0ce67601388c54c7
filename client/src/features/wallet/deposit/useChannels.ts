import type { ResponseOf } from '@foyer/contract/call.ts';
import { payConfigV2 } from '@foyer/contract/wallet/depositChannels.ts';
import type { NewerPayType } from '@foyer/contract/wallet/methods.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { transportOf } from '#api/query.ts';

type Channels = ResponseOf<typeof payConfigV2> & {
  /** The house's message if there is no channel now: code 202. ERR-005 */
  readonly words: string;
};

const channelsQuery = (payType: NewerPayType) =>
  queryOptions({
    queryKey: [payConfigV2.name, { payType }] as const,
    queryFn: async ({ client, signal }): Promise<Channels> => {
      let words = '';
      const onWords = (text: string) => (words = text);
      const { list } = await transportOf(client)(payConfigV2, { payType }, { signal, onWords });
      return { list, words };
    },
  });

export const useChannels = (payType: NewerPayType) => useQuery(channelsQuery(payType));
