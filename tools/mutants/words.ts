import type { FaultGroup } from './mutant.ts';

export const words: FaultGroup = {
  subject: 'pages and words',
  faults: [
    {
      name: 'a log-in leads back to the log-in',
      file: 'client/src/session/redirect.ts',
      was: ' || noGoal.has(path)',
      is: ' || noGoal.has(value)',
      tests: ['client/src/session/redirect.test.ts'],
    },
    {
      name: 'the retry of a failed list does nothing',
      file: 'client/src/ui/layout/EmptyState.tsx',
      was: '<Button look="primary" onClick={onRetry}>',
      is: '<Button look="primary">',
      tests: ['client/src/ui/ui.test.tsx'],
    },
    {
      name: 'levels that cannot be read stay a skeleton',
      file: 'client/src/features/vip/Levels.tsx',
      was: 'state={listState(levels)}',
      is: "state={levels.data ? listState(levels) : { status: 'loading' }}",
      tests: ['e2e/site/failures.test.tsx'],
      title: '/club',
    },
    {
      name: 'an amount of 0 is called malformed',
      file: 'text/zh_CN/rules.json',
      was: '"amountZero": "金额不能为0"',
      is: '"amountZero": "金额格式错误"',
      tests: ['text/src/catalogue.test.ts'],
    },
    {
      name: 'a status of a withdrawal is English in Thai',
      file: 'text/th/labels.json',
      was: '"payingOut": "กำลังจ่ายเงิน"',
      is: '"payingOut": "Paying out"',
      tests: ['text/src/sectionFour.test.ts'],
    },
  ],
};
