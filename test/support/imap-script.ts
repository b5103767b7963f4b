import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A folder of a scripted server: what EXAMINE reports, and the mails by their UIDs. */
export interface ScriptedFolder {
  /** Untagged lines of EXAMINE and SELECT beside the count. */
  reported: readonly string[];
  mails: Map<number, Buffer>;
}

export interface ScriptedImap {
  port: number;
  /** What clients said, without tags. */
  lines: string[];
  /** Mails of folders by UID; the server reports changes with the next EXAMINE alone. */
  folders: Record<string, ScriptedFolder>;
  close(): Promise<void>;
}

/**
 * A server in the manner of those that keep to little of the standard. `answer` may answer a line itself, with `OK …`,
 * `NO …` or whole lines with `* ` before; null ends the connection, undefined leaves it to the script.
 */
export async function startScriptedImap(
  folders: Record<string, ScriptedFolder>,
  answer: (line: string) => string | null | undefined = () => undefined,
): Promise<ScriptedImap> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    let folder: ScriptedFolder = { reported: [], mails: new Map() };
    let rest = '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.write('* OK ready\r\n');
    socket.on('data', chunk => {
      const parts = (rest + chunk.toString('latin1')).split('\r\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const [, tag = '', line = ''] = /^(\S+) (.*)$/.exec(part) ?? [];
        lines.push(line);
        const name = /^(?:EXAMINE|SELECT) "?([^"]*)"?/.exec(line)?.[1];
        const own = answer(line);
        if (own === null) return socket.destroy();
        if (name !== undefined && !own?.startsWith('NO')) folder = folders[name] ?? folder;
        const said = (own ?? usual(line, folder, folders)).split('\r\n');
        const last = said.pop()!;
        socket.write([...said, `${tag} ${last}`, ''].join('\r\n'), 'latin1');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    folders,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function usual(line: string, folder: ScriptedFolder, folders: Record<string, ScriptedFolder>): string {
  const uids = [...folder.mails.keys()];
  if (/^CAPABILITY/.test(line)) return '* CAPABILITY IMAP4rev1\r\nOK done';
  if (/^(?:LIST|LSUB) "" "?INBOX"?$|^LSUB/.test(line)) return 'OK done';
  if (/^LIST "" ""/.test(line)) return '* LIST (\\Noselect) "." ""\r\nOK done';
  if (/^LIST/.test(line))
    return [...Object.keys(folders).map(name => `* LIST () "." "${name}"`), 'OK done'].join('\r\n');
  if (/^(?:EXAMINE|SELECT)/.test(line))
    return [`* ${uids.length} EXISTS`, ...folder.reported, 'OK [READ-ONLY] done'].join('\r\n');
  const [, search] = /^UID SEARCH (.*)$/.exec(line) ?? [];
  if (search !== undefined) return `* SEARCH ${searched(search, uids).join(' ')}`.trimEnd() + '\r\nOK done';
  const [, byUid, set] = /^(UID )?FETCH (\S+)/.exec(line) ?? [];
  if (set !== undefined)
    return [
      ...uids.flatMap((uid, index) =>
        within(set, byUid ? uid : index + 1) ? [fetched(line, index + 1, uid, folder)] : [],
      ),
      'OK done',
    ].join('\r\n');
  return /^(?:LOGIN|NOOP|LOGOUT)/.test(line) ? 'OK done' : 'BAD not here';
}

function searched(search: string, uids: number[]): number[] {
  const from = /^UID (\d+):\*$/.exec(search)?.[1];
  // `n:*` is the last mail also where its UID is below n.
  if (from !== undefined)
    return [...new Set([...uids.filter(uid => uid >= Number(from)), ...uids.slice(-1)])];
  return [];
}

function within(set: string, uid: number): boolean {
  return set.split(',').some(part => {
    const [from, to = from] = part.split(':').map(Number);
    return uid >= from! && uid <= to!;
  });
}

function fetched(line: string, sequence: number, uid: number, { mails }: ScriptedFolder): string {
  const raw = mails.get(uid)!.toString('latin1');
  const source = /BODY/.test(line)
    ? ` INTERNALDATE " 2-Mar-2026 15:00:00 +0000" BODY[] {${raw.length}}\r\n${raw}`
    : ` RFC822.SIZE ${raw.length}`;
  return `* ${sequence} FETCH (UID ${uid}${source})`;
}
