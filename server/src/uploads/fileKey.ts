/** Keys of stored files: folders and a name, whose ending says the type. */
const types = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', bmp: 'image/bmp' } as const;

const shape = /^[\w-]{1,40}(?:\/[\w-]{1,40}){0,4}\.(jpg|png|gif|bmp)$/;

/** Returns the media type of a key; '' if it is no key. */
export function typeOfKey(key: string): string {
  const ending = shape.exec(key)?.[1];
  return Object.entries(types).find(([name]) => name === ending)?.[1] ?? '';
}

/** Returns why a store must not be asked for this key; '' if it may. No key leads out of the store's folder. */
export function fileFault(key: string, type?: string): string {
  const own = typeOfKey(key);
  if (own === '') return 'no key';
  return type === undefined || type === own ? '' : 'another type than the key’s';
}

interface Picture {
  readonly playerId: string;
  readonly uploadId: string;
  readonly extension: string;
}

export const keyOfUpload = ({ playerId, uploadId, extension }: Picture): string =>
  `${playerId}/${uploadId}.${extension}`;
