import type { Release } from '@gm/shared/vertrag/release';
import { contracts } from '../federation/contracts.ts';
import { ServerRemote } from '../federation/server-remote.ts';
import type { RenderPool } from './render-pool.ts';

/**
 * Brings a release into memory: its templates into the threads that render, its schemas and calls into this one, once
 * the threads have shown that it loads. Dropped there when it is gone here.
 */
export const loadIsolated =
  (pool: RenderPool) =>
  async (release: Release, dir: string): Promise<ServerRemote> => {
    const drop = await pool.prepare(release, dir);
    try {
      const server = await ServerRemote.load(release, dir, contracts, 'contract');
      server.onGone(drop);
      return server;
    } catch (fault) {
      drop();
      throw fault;
    }
  };
