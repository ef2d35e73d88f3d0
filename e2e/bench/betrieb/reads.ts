import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses, startPostgresPair } from '../../support/postgres-pair.ts';
import { startApi } from '../../support/site.ts';
import { type Figure, median } from '../table.ts';
import { askPages, holdToShare } from './share.ts';

const ROUNDS = 3;
const LOAD = { connections: 12, seconds: 6 };
/** Of one processor, for each server: both of them, the api and the load have what they need on two. */
const SHARE = 0.2;
const SEARCHES = 400;

/** Searches and suggestions for them: what no cache has, since there are more of them than pages. */
function listSearches(words: readonly string[]): string[] {
  return words.flatMap((word) => [
    `/api/cms/suche?q=${encodeURIComponent(word)}`,
    `/api/cms/suche/vorschlaege?q=${encodeURIComponent(word.slice(0, 4))}`,
  ]);
}

/** What one api reads a second from the primary alone, and from primary and standby, each a machine of its own by its share. */
export async function measureReads(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lesen-'));
  const pair = await startPostgresPair();
  const started: { kill(): Promise<void> }[] = [];
  const release: (() => void)[] = [];
  try {
    const settings = { DATABASE_URL: pair.primary, DATABASE_STANDBY: pair.standby, LOG_LEVEL: 'error', DEMO: '1' };
    const alone = await startApi(folder, settings);
    started.push(alone);
    const both = await startApi(folder, { ...settings, DATABASE_READ_URL: pair.standby });
    started.push(both);
    const words = await pair.query(
      pair.primary,
      `select distinct wort from suche_woerter where length(wort) > 5 order by wort limit ${SEARCHES}`,
    );
    const file = join(folder, 'searches');
    writeFileSync(file, listSearches(words.map(({ wort }) => String(wort))).join('\n'));
    const ask = ({ port }: { port: number }) => askPages(`http://127.0.0.1:${port}`, file, LOAD);
    // Until engine and servers have what is measured in memory.
    await ask(alone);
    await ask(both);
    for (const address of [pair.primary, pair.standby]) {
      const [row] = await pair.query(address, "select pg_read_file('postmaster.pid', 0, 20) as pid");
      release.push(holdToShare(listProcesses(Number.parseInt(String(row?.pid), 10)), SHARE));
    }
    const rates: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      rates[0].push(await ask(alone));
      rates[1].push(await ask(both));
    }
    const [one, two] = rates.map(median) as [number, number];
    const found = `${one.toFixed(0)}/s from the primary alone, ${two.toFixed(0)}/s with the standby: ${(two / one).toFixed(2)} ×`;
    return [
      {
        name: 'searches a second: those of the primary alone, divided by those with a standby',
        value: one / two,
        unit: '×',
        limit: 1 / 1.5,
        reference: `${found}; each server is held to ${SHARE * 100} % of a processor`,
      },
    ];
  } finally {
    await Promise.all(started.map((api) => api.kill()));
    await pair.stop();
    // The system takes a moment to see that they are gone.
    await wait(1000);
    for (const giveBack of release) giveBack();
    rmSync(folder, { recursive: true, force: true });
  }
}
