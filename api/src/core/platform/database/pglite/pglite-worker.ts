/**
 * Runs the embedded database in a worker thread: PGlite blocks its event loop during a query, and the API must stay
 * responsive.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './open-pglite.ts';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './protocol.ts';

const { dataDir } = workerData as { dataDir: string };
const pg = await openPglite(dataDir);

const reply = (message: PgliteReply) => parentPort?.postMessage(message);

async function execute(request: PgliteRequest): Promise<PgliteResult> {
  if (request.op === 'query') {
    const { rows, affectedRows } = await pg.query(request.sql, [...request.parameters]);
    return { rows, affectedRows };
  }
  if (request.op === 'listen') {
    const { channel } = request;
    await pg.listen(channel, (payload) => reply({ type: 'notification', channel, payload }));
  } else {
    await pg.close();
  }
  return { rows: [], affectedRows: undefined };
}

function describeFailure(error: unknown): PgliteFailure {
  const { message, code, severity, detail, constraint, table, column, routine } = error as PgliteFailure;
  return { message, code, severity, detail, constraint, table, column, routine };
}

parentPort?.on('message', async (request: PgliteRequest) => {
  try {
    reply({ type: 'result', id: request.id, result: await execute(request) });
  } catch (error) {
    reply({ type: 'failure', id: request.id, failure: describeFailure(error) });
  }
  // The open port alone would keep the thread alive after closing.
  if (request.op === 'close') parentPort?.close();
});
reply({ type: 'ready' });
