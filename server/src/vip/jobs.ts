/** Scheduled jobs of the club. */
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { gradeVip } from './grade.ts';

/** Every night. After missed nights one run is enough, because it grades every open month. */
export const vipJobs: readonly Job[] = [
  scheduledJob('vip.grade', { every: { dailyAt: '00:10' }, missed: 'last' }, (house) => gradeVip(house)),
];
