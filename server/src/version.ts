/** The version of this house, which all packages of the repository share. CHANGELOG.md, docs/upgrade.md */
import manifest from '../package.json' with { type: 'json' };

export const version: string = manifest.version;
