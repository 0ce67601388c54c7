import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { useVisitor } from '#session/signedIn.ts';

const Box = lazyPart(() => import('#app/FloatLoginBox.tsx'), 'FloatLoginBox');

/** Asks first whether the box is wanted at all: its form is heavy, and most houses leave it off. POPUP-002, AMB-018 */
export function FloatLogin() {
  const isGuest = useVisitor() === 'guest';
  const config = useQuery({ ...q(getFrontConfigList, { configKeys: 'floatLogin' }), enabled: isGuest });
  const isOn = config.data?.list.some((item) => item.configKey === 'floatLogin' && item.configVal === '1') ?? false;
  if (!isGuest || !isOn) return null;
  return (
    <Suspense>
      <Box />
    </Suspense>
  );
}
