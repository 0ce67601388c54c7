/** All jobs of the house, by domain: added jobs and scheduled jobs. */
import { identityJobs } from './account/eligibility/followJob.ts';
import { securityEventJobs } from './account/securityEvents.ts';
import { wheelJobs } from './activities/wheelJobs.ts';
import { betJobs } from './bets/jobs.ts';
import { booksJobs } from './booksJob.ts';
import { deliveryJobs } from './delivery/worker.ts';
import { bonusJobs } from './bonus/jobs.ts';
import { fairnessJobs } from './fairness/jobs.ts';
import { lobbyJobs } from './lobby/fishKing.ts';
import { interestJobs } from './interest/jobs.ts';
import type { Job } from './jobs/job.ts';
import { houseDayJobs } from './houseDaysJob.ts';
import { lotteryJobs } from './lottery/jobs.ts';
import { sportJobs } from './provider/sport/jobs.ts';
import { fishJobs } from './provider/fish/jobs.ts';
import { tableJobs } from './provider/table/jobs.ts';
import { uploadJobs } from './uploads/keepPicture.ts';
import { vipJobs } from './vip/jobs.ts';

export const houseJobs: readonly Job[] = [
  ...securityEventJobs,
  ...identityJobs,
  ...fairnessJobs,
  ...lotteryJobs,
  ...betJobs,
  ...houseDayJobs,
  ...vipJobs,
  ...interestJobs,
  ...bonusJobs,
  ...wheelJobs,
  ...lobbyJobs,
  ...tableJobs,
  ...sportJobs,
  ...fishJobs,
  ...booksJobs,
  ...deliveryJobs,
  ...uploadJobs,
];
