/** The folders of the inbox, as named in the address. AMB-052 */
export const boxes = ['all', 'unread', 'read', 'sent'] as const;
export type Box = (typeof boxes)[number];

export const pageSize = 10;

const flags = { all: '', unread: '0', read: '1', sent: '' } as const satisfies Record<Box, string>;

/** Request of the list. */
export const requestOf = (box: Box, pageNo: number) => ({
  pageNo,
  pageSize,
  read: flags[box],
  box: box === 'sent' ? ('sent' as const) : ('in' as const),
});
