import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses, startPostgresPair } from '../../support/site/postgres-pair.ts';
import { startApi } from '../../support/site/site.ts';
import { type Figure, median } from '../table.ts';
import { askPages, holdToShare } from './share.ts';

const ROUNDS = 3;
const LOAD = { connections: 12, seconds: 6 };
/**
 * Share of one core per database server: leaves enough for both servers, the api and the load generator on two cores.
 */
const SHARE = 0.2;
const SEARCHES = 400;

/** Searches and suggestions: too many different ones to be cached. */
function listSearches(words: readonly string[]): string[] {
  return words.flatMap((word) => [
    `/api/cms/suche?q=${encodeURIComponent(word)}`,
    `/api/cms/suche/vorschlaege?q=${encodeURIComponent(word.slice(0, 4))}`,
  ]);
}

/**
 * Reads per second of one api from the primary alone and from primary and standby, each limited to the share of a small
 * machine.
 */
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
    writeFileSync(file, listSearches(words.map(({ wort: word }) => String(word))).join('\n'));
    const ask = ({ port }: { port: number }) => askPages(`http://127.0.0.1:${port}`, file, LOAD);
    // Until JIT and database caches are warm.
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
    // The kernel needs a moment to notice their end.
    await wait(1000);
    for (const giveBack of release) giveBack();
    rmSync(folder, { recursive: true, force: true });
  }
}
