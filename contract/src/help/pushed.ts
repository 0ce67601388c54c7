/** Pushed notices: the notices tab of the help centre; not the announcement list. SI-29, AMB-030 */
import { defineCall } from '../call.ts';
import { list, moment, record, text, withDefault } from '../wire.ts';

/** Newest first; `content` is plain text. */
export const pushInfoItem = record({
  id: text,
  title: text,
  content: withDefault(text, ''),
  createTime: withDefault(moment, ''),
});

export const pushInfoList = defineCall({
  id: 'CALL-013',
  name: 'pushInfoList',
  path: '/api/guest/pushInfoList',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(pushInfoItem), []) }),
});

/** Refuses: NOT_FOUND. */
export const pushInfo = defineCall({
  id: 'CALL-040',
  name: 'pushInfo',
  path: '/api/guest/pushInfo',
  access: 'guest',
  request: record({ id: text }),
  response: pushInfoItem,
});
