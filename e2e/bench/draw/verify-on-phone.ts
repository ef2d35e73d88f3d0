import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { drawPlaces } from '@gm/shared/areas/ferienprogramm/draw/draw-places';
import { type WishList, writeWishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../../run/find-chromium.mjs';
import { launchOptions } from '../../support/pages/launch-options.ts';
import { startPostgres } from '../../support/site/postgres.ts';
import { ROOT, startApi, startShell } from '../../support/site/site.ts';
import { openPhone } from '../forms/phone.ts';
import type { Figure } from '../table.ts';

/** A published draw, as stored in the database. */
export interface Published extends Pick<ReturnType<typeof drawPlaces>, 'zuteilung'> {
  list: WishList;
  pruefsumme: string;
  zahl: string;
  saat: string;
}

/** Measures the verification in the browser, on a phone with a quarter of this CPU's speed. */
export async function verifyOnPhone({
  list,
  pruefsumme: checksum,
  zahl: figure,
  saat: seed,
  zuteilung: allocation,
}: Published): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-verlosung-'));
  const database = await startPostgres();
  const api = await startApi(folder, { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into ferien_verlosung (liste, pruefsumme, zahl_name, zahl, saat, zuteilung, wert, schranke, veroeffentlicht)
     values ($1, $2, 'Lotto', $3, $4, $5, 1, 1, now())`,
    [writeWishList(list), checksum, figure, seed, JSON.stringify(allocation)],
  );
  await client.end();
  const port = await findFreePort();
  const shell = await startShell(port, api.port, { DATA_DIR: folder, RELEASES_DIR: join(ROOT, 'releases') });
  const browser = await chromium.launch(launchOptions(findChromium()));
  try {
    const page = await openPhone(browser);
    await page.goto(`http://127.0.0.1:${port}/ferienprogramm-verlosung/`, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Verlosung nachrechnen' });
    const start = performance.now();
    await button.click();
    const verdict = page.getByText(/^Die Verlosung stimmt/);
    await verdict.waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - start) / 1000;
    if ((await verdict.textContent()) !== 'Die Verlosung stimmt') throw new Error('The browser found a fault');
    return {
      name: 'draw, verified in the browser of a phone, processor 4 × slower, loading of list and code included',
      value: seconds,
      unit: 's',
      limit: 10,
    };
  } finally {
    await browser.close();
    await Promise.all([shell.kill(), api.kill()]);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
