/**
 * `npm run bench`: measures the built site and prints every figure beside its limit; `npm run bench -- betrieb`,
 * `-- bookings`, `-- content`, `-- delivery`, `-- desk`, `-- forms`, `-- isolation`, `-- opening`, `-- ratsinfo`, `-- redaktion`, `-- site` or `-- verlosung` only that
 * part;
 * `-- site:paint` or `-- delivery:time` one of its own parts (site.ts, delivery.ts, isolation.ts).
 */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/site.ts';
import { BETRIEB_PARTS, measureBetrieb } from './betrieb/betrieb.ts';
import { measureBookings } from './bookings/bookings.ts';
import { measureContent } from './content.ts';
import { measureCouncil } from './council.ts';
import { DELIVERY_PARTS, measureDelivery } from './delivery.ts';
import { measureDesk } from './desk.ts';
import { measureForms } from './forms.ts';
import { ISOLATION_PARTS, measureIsolation } from './isolation.ts';
import { measureOpening } from './opening.ts';
import { measureRedaktion } from './redaktion.ts';
import { measureSite, SITE_PARTS } from './site.ts';
import { type Figure, formatTable, isWithin, type Say } from './table.ts';
import { measureVerlosung } from './verlosung/verlosung.ts';

const WORK = join(ROOT, '.bench');
const PARTS: Record<string, (say: Say) => Promise<Figure[]>> = {
  site: (say) => measureSite(say),
  ...Object.fromEntries(SITE_PARTS.map((part) => [`site:${part}`, (say: Say) => measureSite(say, part)])),
  forms: measureForms,
  content: measureContent,
  bookings: measureBookings,
  ratsinfo: measureCouncil,
  desk: measureDesk,
  redaktion: measureRedaktion,
  delivery: (say) => measureDelivery(say),
  ...Object.fromEntries(DELIVERY_PARTS.map((part) => [`delivery:${part}`, (say: Say) => measureDelivery(say, part)])),
  isolation: (say) => measureIsolation(say),
  ...Object.fromEntries(
    ISOLATION_PARTS.map((part) => [`isolation:${part}`, (say: Say) => measureIsolation(say, part)]),
  ),
  betrieb: (say) => measureBetrieb(say),
  ...Object.fromEntries(BETRIEB_PARTS.map((part) => [`betrieb:${part}`, (say: Say) => measureBetrieb(say, part)])),
  opening: measureOpening,
  verlosung: measureVerlosung,
};

const say: Say = async (what, work) => {
  const start = performance.now();
  const result = await work();
  console.error(`${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !PARTS[part]);
if (unknown.length > 0) throw new Error(`There is no part '${unknown.join("', '")}': ${Object.keys(PARTS).join(', ')}`);

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
await say('built', () => promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: ROOT }));
const figures: Figure[] = [];
for (const [part, measure] of Object.entries(PARTS)) {
  const isWhole = !part.includes(':');
  if (wanted.length === 0 ? isWhole : wanted.includes(part)) figures.push(...(await measure(say)));
}
console.log(formatTable(figures));
writeFileSync(join(WORK, 'last.json'), JSON.stringify(figures, null, 2));
// Not as `exitCode`: the package that runs PostgreSQL ends the process with 0 of its own accord.
if (!figures.every(isWithin)) process.exit(1);
