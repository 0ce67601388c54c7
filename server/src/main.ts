/** Entry point of `npm start`: prints the address in one line, then runs a house or a front until a signal ends it. */
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { StartError } from './db/startError.ts';
import { startFrontServer } from './frontServer.ts';
import { createLog, logDestination } from './log.ts';
import { startHouse } from './start.ts';
import { withSourcePlaces } from './sourcePlaces.ts';
import { collectStartGarbage } from './startGarbage.ts';
import { version } from './version.ts';

/** After this time a process ends even if requests are under way. docs/operators.md, "Monitoring" */
const graceMs = 20_000;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, logDestination(process.stdout));
  const running = await (config.backendUrl === '' ? startHouse : startFrontServer)(config, log);
  const unwatch = config.brand.watch(log);
  closeWithGrace({ delay: graceMs + config.drainMs, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the house fell');
    else await running.drain();
    unwatch();
    await running.close();
  });
  const { short } = config.brand.current().names.en;
  collectStartGarbage();
  process.stdout.write(`${short} is open at ${running.address} (version ${version})\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw withSourcePlaces(error);
  // Everything that was started has been closed by now, so the process exits on its own.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
