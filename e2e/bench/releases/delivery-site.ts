/**
 * A production-like site: an api, two shells that follow one release store, keys and a token, and a workshop that
 * builds deliveries for it.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { createTeamKey } from '../../support/releases/pack-artefact.ts';
import { ReleaseStore } from '../../support/releases/releases.ts';
import { takeKeys } from '../../support/site/command-line.ts';
import { type ServerProcess, startServer } from '../../support/site/server-process.ts';
import { loadDemoContent, ROOT, startApi } from '../../support/site/site.ts';
import type { Say } from '../table.ts';
import type { Workshop } from './seeded-releases.ts';

/** The remote that the token is valid for. */
export const REMOTE = 'mf-content';
export const TOKEN = 'token-of-the-bench';
const MAY_ALL = { deliver: true, makeCurrent: true };

export interface DeliverySite {
  /** Of the two shells. */
  urls: string[];
  apiUrl: string;
  store: ReleaseStore;
  shop: Workshop;
  stop(): Promise<void>;
}

/** Every template used on published pages, with one of those pages each. */
async function findUses(apiUrl: string, source: ReleaseStore): Promise<Workshop['uses']> {
  const read = async <T>(path: string) => (await (await fetch(apiUrl + path)).json()) as T;
  const owners = new Map(
    Object.keys(source.registry().current).flatMap((remote) =>
      Object.keys(source.release(remote).templates).map((template) => [template, remote]),
    ),
  );
  const { data } = await read<{ data: { pfad: string }[] }>('/api/cms/verzeichnis');
  const uses = new Map<string, string>();
  for (const { pfad: path } of data) {
    const page = await read<{ blocks?: { template: string }[] }>(`/api/cms/route?url=${encodeURIComponent(path)}`);
    for (const { template } of page.blocks ?? []) uses.set(template, path);
  }
  return [...uses].flatMap(([template, page]) => {
    const remote = owners.get(template);
    return remote ? [{ remote, template, page }] : [];
  });
}

export async function startDeliverySite(say: Say): Promise<DeliverySite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const dataDir = join(folder, 'data');
  const servers: ServerProcess[] = [];
  const stop = async () => {
    for (const server of servers.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await say('demo content', () => loadDemoContent(dataDir));
    const api = await startApi(dataDir);
    servers.push(api);
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const [store, source] = ['releases', 'source'].map((name) => {
      cpSync(join(ROOT, 'releases'), join(folder, name), { recursive: true });
      return new ReleaseStore(join(folder, name));
    }) as [ReleaseStore, ReleaseStore];
    const keys = { team: createTeamKey('team'), stranger: createTeamKey('stranger'), revoked: createTeamKey('alt') };
    const trusted = { publicKey: keys.team.publicKey, remotes: { '*': MAY_ALL } };
    const revoked = { publicKey: keys.revoked.publicKey, remotes: { '*': MAY_ALL }, revoked: '2026-01-01T00:00:00Z' };
    await takeKeys({ releases: store }, { [keys.team.name]: trusted, [keys.revoked.name]: revoked });
    const urls: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const port = await findFreePort();
      const env = {
        PORT: String(port),
        API_URL: apiUrl,
        DATA_DIR: dataDir,
        RELEASES_DIR: store.dir,
        FORM_SECRET: 'the-same-on-both-shells-of-the-bench',
        DELIVERY_TOKENS: `${REMOTE}=${createHash('sha256').update(TOKEN).digest('hex')}`,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
      };
      const args = ['shell/dist/server/main.mjs'];
      servers.push(await startServer({ name: 'shell', args, cwd: ROOT, port, env, ready: '/readyz' }));
      urls.push(`http://127.0.0.1:${port}`);
    }
    const uses = await findUses(apiUrl, source);
    return { urls, apiUrl, store, shop: { source, target: join(folder, 'files'), uses, keys }, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
