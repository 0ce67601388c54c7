/** Reads the profile that the setting JURISDICTION names: one of profiles.json, or a file of the operator. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../db/startError.ts';
import profileList from './profiles.json' with { type: 'json' };
import { jurisdictionSchema } from './schema.ts';
import type { Jurisdiction } from './schema.ts';

/** The profiles of this house. Throws a StartError at the start if one is not valid. */
export const profiles: ReadonlyMap<string, Jurisdiction> = new Map(
  profileList.map((profile) => [profile.name, checked(profile, 'profiles.json')]),
);

/** One sentence for each wrong field, with its path. */
function checked(profile: unknown, file: string): Jurisdiction {
  const read = v.safeParse(jurisdictionSchema, profile);
  if (read.success) return read.output;
  const sentences = read.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return `JURISDICTION: ${file}${field === null ? '' : `: ${field}`} ${issue.message}.`;
  });
  throw new StartError(sentences.join('\n'));
}

const isPath = (setting: string): boolean => /[/\\]|\.json$/.test(setting);

/**
 * Returns the profile of this name, or the one in this file (JSON, `.json` or with a slash). Refuses with StartError: an
 * unknown name, a file that cannot be read, a field that is missing, unknown or out of range.
 */
export function jurisdictionOf(setting: string): Jurisdiction {
  if (!isPath(setting)) {
    const profile = profiles.get(setting);
    if (profile !== undefined) return profile;
    throw new StartError(`JURISDICTION: ${setting} is none of ${[...profiles.keys()].join(', ')}, and no file.`);
  }
  return checked(jsonIn(setting), setting);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`JURISDICTION: ${file} cannot be read: ${reason}.`);
  }
}
