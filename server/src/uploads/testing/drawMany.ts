/** Checks 40 photos at once and prints how many were drawn at the same time, and why the others were refused. */
import sharp from 'sharp';
import type { Refusal } from '../../refusal.ts';
import { checkPicture } from '../pictures.ts';

const photo = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#c9a227' } })
  .jpeg()
  .toBuffer();
const given = { name: 'a.jpg', mime: 'image/jpeg', bytes: photo };
let most = 0;
const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1);
const answers = await Promise.allSettled(Array.from({ length: 40 }, () => checkPicture(given)));
clearInterval(watch);
const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as Refusal).reason] : []));
// The queue is empty again.
const last = await checkPicture(given);
process.stdout.write(JSON.stringify({ most, refused, again: typeof last === 'string' ? last : last.extension }));
