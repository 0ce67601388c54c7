/** The operator's rule for card numbers, read when the form opens; 15-19 digits until then. AMB-099 */
import { cardNumberRuleOf } from '@foyer/contract/rules/bankCard.ts';
import type { CardNumberRule } from '@foyer/contract/rules/bankCard.ts';
import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';

const configKey = 'bankCardRule';

export function useCardRule(): CardNumberRule {
  const read = useQuery(q(getFrontConfigList, { configKeys: configKey }));
  return cardNumberRuleOf(read.data?.list.find((item) => item.configKey === configKey)?.configVal ?? '');
}
