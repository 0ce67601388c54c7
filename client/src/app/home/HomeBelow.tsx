import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { PlayerWagering } from '#app/account/PlayerWagering.tsx';
import { Advertisement } from '#features/home/Advertisement.tsx';
import { Floats } from '#features/home/Floats.tsx';
import { isOffered } from '#session/offered.ts';
import { OnView } from '#ui/layout/OnView.tsx';
import { Reveal } from '#ui/layout/Reveal.tsx';

const FloatLogin = lazyPart(() => import('#app/overlays/FloatLogin.tsx'), 'FloatLogin');
const Shelves = lazyPart(() => import('./HomeShelves.tsx'), 'HomeShelves');
const Match = lazyPart(() => import('./HomeMatch.tsx'), 'HomeMatch');
const Lounge = lazyPart(() => import('#features/home/Lounge.tsx'), 'Lounge');

/** Blocks below the games and overlays. Each is loaded when the visitor scrolls near it. SI-07, SI-08 */
export function HomeBelow() {
  return (
    <>
      {isOffered('advertisement') && <Advertisement />}
      {isOffered('floats') && <Floats />}
      <Suspense fallback={null}>
        <FloatLogin />
      </Suspense>
      <PlayerWagering />
      <Below place="high">
        <Shelves />
      </Below>
      {isOffered('featuredMatch') && (
        <Below place="low">
          <Match />
        </Below>
      )}
      <Below place="high">
        <Lounge />
      </Below>
    </>
  );
}

function Below({ place, children }: Parameters<typeof OnView>[0]) {
  return (
    <Reveal>
      <OnView place={place}>
        <Suspense fallback={null}>{children}</Suspense>
      </OnView>
    </Reveal>
  );
}
