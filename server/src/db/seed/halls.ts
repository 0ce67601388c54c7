/** The halls of the catalogue with their names, and the remarks on those that are closed. */
import { platforms } from '@foyer/games/catalogue/catalogue.ts';
import { halls } from '@foyer/games/catalogue/halls.ts';
import type { Hall, HallType } from '@foyer/games/catalogue/halls.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { Words } from '../walletTables.ts';

const words = storedWords('seed/catalogue');

const hallNames: Readonly<Record<Exclude<HallType, 1>, Words>> = {
  2: words('halls.live'),
  3: words('halls.sports'),
  4: words('halls.lottery'),
  5: words('halls.fish'),
  6: words('halls.chess'),
  7: words('halls.hall3d'),
  8: words('halls.other'),
};

/** A platform's hall of slots has the platform's own name. */
const nameOf = (platform: Words, gameType: HallType): Words =>
  gameType === 1 ? platform : words('hallOfPlatform', { platform, hall: hallNames[gameType] });

interface NamedHall extends Omit<Hall, 'maintenance'> {
  readonly names: Words;
  /** Why the hall is closed; undefined if it is open. */
  readonly remarks: Words | undefined;
}

const remarksOf = (maintenance: Hall['maintenance'], name: Words): Words | undefined =>
  maintenance === 'upkeep' ? words('upkeep') : maintenance && words('stillBuilt', { name });

export function namedHalls(): NamedHall[] {
  const namesOf = new Map(platforms.map(({ code, names }) => [code, names]));
  return halls.flatMap(({ platform, gameType, maintenance }) => {
    const platformNames = namesOf.get(platform);
    if (platformNames === undefined) return [];
    const names = nameOf(platformNames, gameType);
    return [{ platform, gameType, names, remarks: remarksOf(maintenance, names) }];
  });
}
