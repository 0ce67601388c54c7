/** The stores of files that the settings name. The database is always one, since earlier pictures are there. */
import type { HouseConfig } from '../config.ts';
import type { House } from '../house.ts';
import { databaseFiles } from './databaseFiles.ts';
import type { FileStores } from './filePort.ts';
import { folderFiles } from './folderFiles.ts';
import { s3Files } from './s3Files.ts';

export function fileStoresOf(db: House['db'], { files }: Pick<HouseConfig, 'files'>, now: () => number): FileStores {
  return {
    current: files.store,
    of: {
      database: databaseFiles(db),
      folder: files.folder === undefined ? undefined : folderFiles(files.folder),
      s3: files.s3 && s3Files(files.s3, now),
    },
  };
}
