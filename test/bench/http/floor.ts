import { createServer } from 'node:http';
import type { RowDataPacket } from 'mysql2/promise';
import { fromBin, toBin } from '../../../server/src/store/database/ids.js';
import { listening, type Serve } from './contender.js';

const prefix = '/v1/campaigns/'.length;

/** What nothing can be under: node:http and one prepared SELECT, for whoever asks. */
export const serve: Serve = async ({ database }, accountId) => {
  const account = toBin(accountId);
  const server = createServer((req, res) => {
    const id = toBin(req.url!.slice(prefix));
    void database.pool
      .execute<RowDataPacket[]>('SELECT * FROM campaigns WHERE account_id = ? AND id = ?', [account, id])
      .then(([[row]]) => {
        const ids = {
          account_id: fromBin(row!.account_id as Buffer),
          id: fromBin(row!.id as Buffer),
          bucket_id: null,
        };
        const body = JSON.stringify({ data: { ...row, ...ids } });
        res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
        res.end(body);
      });
  });
  return listening(server);
};
