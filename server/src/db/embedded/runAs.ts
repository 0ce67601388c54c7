/** PostgreSQL refuses to run as root, so a house started by root runs the server under an unprivileged account. */
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account that the server runs as, or undefined if it can run as the current user. Prefers the account that
 * owns the folder already, then the user behind sudo, then postgres, then nobody.
 */
export async function chooseRunAs(folder: string): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const sudoer = { uid: Number(process.env.SUDO_UID ?? 0), gid: Number(process.env.SUDO_GID ?? 0) };
  if (sudoer.uid > 0 && sudoer.gid > 0) return sudoer;
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65_534, gid: 65_534 };
}

/** Returns whether the account may traverse every folder above the path. Root's own folders (0700) do not allow it. */
export async function canReach(path: string, runAs: RunAs): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const passBit = uid === runAs.uid ? 0o100 : gid === runAs.gid ? 0o010 : 0o001;
    if ((mode & passBit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Gives a folder and everything in it to the account. */
export async function giveTo(path: string, { uid, gid }: RunAs): Promise<void> {
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await giveTo(child, { uid, gid });
    else await lchown(child, uid, gid);
  }
}
