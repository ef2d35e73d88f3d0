/** Guests in the calling thread, for tests of the code around them. */
import type { Release } from '@gm/shared/contract/release';
import type { Contracts } from '../federation/contracts.ts';
import { ServerRemote } from '../federation/server-remote.ts';
import { listFacts, repeatBlock, type Server } from './inside.ts';
import type { JudgedGuest } from './judged-guest.ts';
import { createLocalRenderer } from './local-renderer.ts';
import { findKept, findTime } from './measure-inside.ts';
import { ServedRelease } from './served-release.ts';

const loaded = new WeakMap<ServedRelease, Server>();

/** Loads a release whose code runs in this thread until no request uses it; `serverOf` finds it. */
export async function loadHere(
  release: Release,
  dir: string,
  { contracts, onGone }: { contracts?: Contracts; onGone?: () => void } = {},
): Promise<ServedRelease> {
  const server = await ServerRemote.load(release, dir, contracts);
  const served: ServedRelease = new ServedRelease(release, listFacts(server), () => {
    loaded.delete(served);
    onGone?.();
  });
  loaded.set(served, server);
  return served;
}

export const serverOf = (served: ServedRelease | undefined): Server | undefined => served && loaded.get(served);

export async function judgeHere(release: Release, dir: string): Promise<JudgedGuest> {
  const server = await ServerRemote.load(release, dir);
  const renderer = createLocalRenderer(() => server);
  return {
    release,
    facts: listFacts(server),
    listCalls: renderer.listCalls,
    render(blocks, page, onBlock) {
      onBlock?.(0);
      return renderer.render(blocks, page);
    },
    time: async (block, page) => findTime(repeatBlock(server, block, page)),
    measureKept: async (blocks, pages, among) =>
      findKept(
        blocks.flatMap((block, place) => (pages[place] ? repeatBlock(server, block, pages[place]) : [])),
        among,
      ),
    end: () => {},
  };
}
