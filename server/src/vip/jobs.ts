/** What the club does by time. */
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { gradeVip } from './grade.ts';

/** Every night; nights that were missed are made up by one, since it grades every month that is still open. */
export const vipJobs: readonly Job[] = [
  scheduledJob('vip.grade', { every: { dailyAt: '00:10' }, missed: 'last' }, (house) => gradeVip(house)),
];
