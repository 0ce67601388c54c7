/** The image navigation strip. HOME-007 */
import { defineCall } from '../call.ts';
import { at, list, record, text, withDefault } from '../wire.ts';

/** Type '1' inner path, '2' outer address, '3' game platform (url = platformCode). ENTITY-017, AMB-073 */
export const navItem = record({
  id: text,
  navName: text,
  type: withDefault(text, '1'),
  url: withDefault(text, ''),
  picture: at('navPic', withDefault(text, '')),
});

export const firstNavList = defineCall({
  id: 'CALL-004',
  name: 'firstNavList',
  path: '/api/guest/firstNavList',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(navItem), []) }),
});
