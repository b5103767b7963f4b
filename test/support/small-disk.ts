import { execFileSync } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk of its own, which a test can fill. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  /** Makes room again. */
  free(): Promise<void>;
  unmount(): void;
}

/** Mounts a disk in memory at a new folder; null where that is forbidden: only root may, and not in every container. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  await mkdir(folder);
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const handle = await open(filler, 'a');
      const block = Buffer.alloc(64 * 1024);
      try {
        while ((await statfs(folder)).bavail > 0) await handle.write(block).catch(() => undefined);
      } finally {
        await handle.close();
      }
    },
    free: () => rm(filler, { force: true }),
    unmount: () => execFileSync('umount', ['--lazy', folder]),
  };
}
