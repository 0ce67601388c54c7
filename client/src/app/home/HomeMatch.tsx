import { FeaturedMatch } from '#features/sports/FeaturedMatch.tsx';
import { useOpenMatch } from '../lobbies/useOpenMatch.ts';

/** The featured match of the home screen. CALL-020, SCREEN-060 */
export function HomeMatch() {
  const { open } = useOpenMatch();
  return <FeaturedMatch place="home" onOpen={open} />;
}
