import { StartError } from './db/startError.ts';
import { withSourcePlaces } from './sourcePlaces.ts';

/** A line for the person at the command line, beside the command's own output. */
export const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a command of the house. A StartError ends it with its message as one line and exit code 2. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw withSourcePlaces(error);
    log(error.message);
    process.exitCode = 2;
  }
}
