import { HotPlatforms } from '#features/lobby/byType/HotPlatforms.tsx';
import { NewAndHot } from '#features/lobby/byType/NewAndHot.tsx';
import { isOffered } from '#session/offered.ts';

/** Hot platforms, new and hot games. CALL-042, CALL-043, CALL-045, CALL-046, SCREEN-063 */
export function HomeShelves() {
  return (
    <>
      {isOffered('newAndHot') && <NewAndHot />}
      {isOffered('platforms') && <HotPlatforms />}
    </>
  );
}
