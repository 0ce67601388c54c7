/** Manifest and lock file of a production folder: the packages that are not bundled, in our locked versions. */
import * as v from 'valibot';
import { productionOf, productionWants, readJson, readLock } from './lockfile.ts';

const Manifest = v.object({ name: v.string(), version: v.string(), license: v.string() });
const LockFile = v.looseObject({ packages: v.record(v.string(), v.unknown()) });

/** The commands have the names that they have in the repository. */
const scripts = {
  start: 'node --max-semi-space-size=16 app/main.js',
  backup: 'node app/backup.js',
  restore: 'node app/restore.js',
  books: 'node app/books.js',
  catalogue: 'node app/catalogue.js',
  staff: 'node app/staff.js',
  keys: 'node app/keys.js',
  privacy: 'node app/privacy.js',
};

interface Install {
  readonly manifest: object;
  readonly lockFile: object;
}

/** `npm ci` installs from these two what `productionOf` names, verified by the same checksums. */
export function productionInstall(): Install {
  const lock = readLock();
  const house = v.parse(Manifest, readJson('server/package.json'));
  const { packages, ...rest } = v.parse(LockFile, readJson('package-lock.json'));
  const wants = productionWants(lock);
  const paths = productionOf(lock).toSorted();
  return {
    manifest: { ...house, private: true, type: 'module', scripts, ...wants, engines: { node: '>=24' } },
    lockFile: {
      ...rest,
      name: house.name,
      version: house.version,
      packages: { '': { ...house, ...wants }, ...Object.fromEntries(paths.map((path) => [path, packages[path]])) },
    },
  };
}
