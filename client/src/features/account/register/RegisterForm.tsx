import { adultAge } from '@foyer/contract/age.ts';
import { askedItems, phoneNeed, registrationVariant } from '@foyer/contract/account/registration.ts';
import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { registerReads } from './reads.ts';
import { VariantForm } from './VariantForm.tsx';

/** The registration variant that the house has set. If reads fail, the plain form without items. AMB-084, AMB-087 */
export function RegisterForm() {
  const site = useQuery(registerReads.site());
  const config = useQuery(registerReads.variant());
  const items = useQuery(registerReads.items());
  if (site.isPending || config.isPending || items.isPending) return <SkeletonRows rows={7} rowHeight={84} />;
  const regPhoneType = site.data?.regPhoneType ?? '';
  const chosen = config.data?.list.find(({ configKey }) => configKey === 'registerVariant');
  const variant = registrationVariant(chosen?.configVal, regPhoneType);
  const listed = items.data?.list ?? [];
  return (
    <VariantForm
      key={variant}
      variant={variant}
      phone={phoneNeed(variant, regPhoneType)}
      items={site.data ? askedItems(site.data, listed) : listed}
      channels={items.data?.newsChannels ?? []}
      leastAge={items.data?.leastAge ?? adultAge}
    />
  );
}
