/** Deviations in pages of lists, and in limits. */
import type { Asked } from './brokenBackend.ts';
import { edited, envelope, isRefusal, isSuccess, reply, request, success, withFields } from './deviation.ts';
import type { Deviation } from './deviation.ts';

const page = (asked: Asked): number => Number(asked.fields.get('pageNo'));

const pages: readonly Deviation[] = [
  {
    name: 'ignores the size of a page',
    only: 'allGame',
    foundBy: 'paging',
    answer: request((asked) => withFields(asked, { pageSize: '50' })),
  },
  {
    name: 'ignores the number of a page',
    only: 'allGame',
    foundBy: 'paging',
    answer: request((asked) => withFields(asked, { pageNo: '1' })),
  },
  {
    name: 'starts with page 0',
    only: 'myBalanceList',
    foundBy: 'paging',
    answer: request((asked) => withFields(asked, { pageNo: String(Math.max(1, page(asked) - 1)) })),
  },
  {
    name: 'counts the rows of the page alone',
    only: 'allGame',
    foundBy: 'paging',
    answer: envelope(({ data }) => void (data.total = data.list?.length ?? 0), isSuccess),
  },
  {
    name: 'has another total on each page',
    only: 'queryAllGameList',
    foundBy: 'paging',
    answer: () => async (asked, forward) =>
      edited(await forward(), ({ data }) => void (data !== null && (data.total += page(asked)))),
  },
];

const limits: readonly Deviation[] = [
  {
    name: 'lets names be guessed without end',
    only: 'verifyUsername',
    foundBy: 'limits',
    answer: reply(
      () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(success()) }),
      isRefusal(1001),
    ),
  },
  {
    name: 'reads a body without end',
    only: 'verifyUsername',
    foundBy: 'limits',
    answer: request((asked) =>
      (asked.fields.get('userAccount') ?? '').length > 1_000_000 ? withFields(asked, { userAccount: 'nobody77' }) : {},
    ),
  },
];

export const listDeviations: readonly Deviation[] = [...pages, ...limits];
