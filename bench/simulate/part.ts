/** The process of one part of a simulation. Its argument is the part; it sends lines and its report to its parent. */
import type { Part, PartMessage } from './parts.ts';
import { simulate } from './simulation.ts';
import { openSite } from './world.ts';

const part = JSON.parse(process.argv[2] ?? '') as Part;
const send = (message: PartMessage): void => void process.send?.(message);

const site = await openSite();
try {
  const report = await simulate(site, { ...part, log: (line) => send({ line }) });
  send({ report: { ...report, index: part.index, grid: report.grid.saved() } });
} finally {
  await site.close();
  process.disconnect();
}
