import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinary } from '../../server/src/store/database/embedded/binary.js';

const libraries = ['x86_64', 'aarch64'].map(
  machine => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

/** The clock of the database server, whose time all processes of the service follow. */
export interface ServerClock {
  /** A database server program whose clock can be set. */
  program: string;
  /** What it says. */
  now(): Date;
  /** Sets it an hour ahead of all that it ever was. */
  advance(): Promise<void>;
  /** Sets it so many hours behind that, until it is brought back; not over midnight, where a mailbox has the budget of a day again. */
  fallBehind(hours: number): Promise<void>;
  bringBack(): Promise<void>;
}

/** Makes a database server with a clock that can be set; null where libfaketime is not installed. */
export async function settableClock(folder: string): Promise<ServerClock | null> {
  const server = process.env.TEST_DATABASE_SERVER || (await findBinary())?.path;
  const installed = await Promise.all(
    libraries.map(path =>
      access(path).then(
        () => path,
        () => null,
      ),
    ),
  );
  const library = installed.find(path => path !== null);
  if (!server || !library) return null;
  const [program, setting] = [join(folder, 'server'), join(folder, 'clock')];
  const timeAt = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const dayAt = (hours: number) => timeAt(hours).toISOString().slice(0, 10);
  let latest = 0;
  let current = 0;
  const set = (hours: number) => {
    current = hours;
    return writeFile(setting, `${hours < 0 ? '' : '+'}${hours}h\n`);
  };
  await set(latest);
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: setting,
    FAKETIME_CACHE_DURATION: 1,
    FAKETIME_DONT_FAKE_MONOTONIC: 1,
  };
  const exports = Object.entries(settings).map(([name, value]) => `export ${name}='${value}'\n`);
  await writeFile(program, `#!/bin/sh\n${exports.join('')}exec '${server}' "$@"\n`, { mode: 0o700 });
  return {
    program,
    now: () => timeAt(current),
    advance: () => set(++latest),
    async fallBehind(hours) {
      if (dayAt(latest - hours) === dayAt(latest)) await set(latest - hours);
    },
    bringBack: () => set(latest),
  };
}
