import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '../../support/releases/releases.ts';
import { startLoad } from '../../support/site/load.ts';
import type { ServerProcess } from '../../support/site/server-process.ts';
import type { Figure } from '../table.ts';

const REMOTE = 'mf-content';
const VISIBLE_RUNS = 10;
const ACTIVATIONS = 20;
const MEMORY_RELEASES = 100;
const MEMORY_WARM_UP = 10;

interface RunningSite {
  url: string;
  path: string;
  releases: ReleaseStore;
}

/** Polls until the page is served with `version`; returns the milliseconds. */
async function waitUntilShown({ url, path }: RunningSite, version: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const html = await (await fetch(url + path)).text();
    if (html.includes(`/${REMOTE}/${version}/`)) return performance.now() - start;
    if (performance.now() - start > 10_000) throw new Error(`${version} was not shown within 10 s`);
    await wait(20);
  }
}

export async function measureVisibility(site: RunningSite): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < VISIBLE_RUNS; run += 1) {
    const version = `bench.visible-${run}`;
    site.releases.forge(REMOTE, version);
    site.releases.activate(REMOTE, version);
    times.push(await waitUntilShown(site, version));
  }
  return {
    name: `release until visible, slowest of ${VISIBLE_RUNS}`,
    value: Math.max(...times) / 1000,
    unit: 's',
    limit: 2,
  };
}

export async function activateUnderLoad(site: RunningSite): Promise<Figure> {
  const check = (body: string) => (body.includes('</html>') ? null : 'the page is not whole');
  const load = startLoad({ origin: site.url, paths: ['/', '/aktuelles/', site.path], clients: 4, check });
  for (let turn = 0; turn < ACTIVATIONS; turn += 1) {
    const version = `bench.active-${turn % 2}`;
    if (turn < 2) site.releases.forge(REMOTE, version);
    site.releases.activate(REMOTE, version);
    await waitUntilShown(site, version);
  }
  const { requests, failures } = await load.stop();
  return {
    name: `failed requests during ${ACTIVATIONS} activations`,
    value: failures.length,
    unit: '',
    limit: 0,
    reference: `of ${requests}`,
  };
}

async function readHeap(shell: ServerProcess): Promise<number> {
  const before = shell.output().length;
  shell.child.kill('SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    const bytes = /heap (\d+)/.exec(shell.output().slice(before))?.[1];
    if (bytes) return Number(bytes);
    await wait(25);
  }
  throw new Error('The shell did not report its memory');
}

/** @param shell started with `--expose-gc` and report-memory.mjs */
export async function measureMemory(site: RunningSite, shell: ServerProcess): Promise<Figure> {
  let start = 0;
  for (let turn = 0; turn < MEMORY_WARM_UP + MEMORY_RELEASES; turn += 1) {
    if (turn === MEMORY_WARM_UP) start = await readHeap(shell);
    const version = `bench.memory-${turn}`;
    site.releases.forge(REMOTE, version);
    site.releases.activate(REMOTE, version);
    await waitUntilShown(site, version);
  }
  const grown = (await readHeap(shell)) - start;
  return {
    name: `memory kept per release, ${MEMORY_RELEASES} after the tenth`,
    value: grown / MEMORY_RELEASES / 1000,
    unit: 'kB',
    limit: 100,
    reference: `${(start / 1e6).toFixed(1)} MB at the tenth`,
  };
}
