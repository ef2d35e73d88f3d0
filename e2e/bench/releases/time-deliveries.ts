/** Duration of a delivery from upload to page, and the effect of many deliveries on visitors. */
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { packArtefact } from '../../support/releases/pack-artefact.ts';
import { startLoad } from '../../support/site/load.ts';
import { type Figure, median } from '../table.ts';
import { REMOTE, TOKEN } from './delivery-site.ts';
import type { Workshop } from './seeded-releases.ts';

export const TIMED = 5;
export const DELIVERIES = 20;

async function isShown(url: string, version: string): Promise<boolean> {
  return (await (await fetch(`${url}/aktuelles/`)).text()).includes(`/${REMOTE}/${version}/`);
}

async function deliver(url: string, file: string): Promise<string> {
  const reply = await fetch(`${url}/_shell/delivery?all=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/gzip' },
    body: readFileSync(file),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`a good delivery was refused: ${text}`);
  return text;
}

interface Delivered {
  /** Seconds from the first byte sent until both shells serve it, and the part of them after the response. */
  whole: number;
  activation: number;
  verdict: string;
}

const TEASER = 'Weitere Meldungen';
/**
 * What a team changed, as files other than the one with the teaser. Any change of code triggers a check of each page.
 */
const CHANGES = {
  'one template': /^$/,
  'three templates': /^server\/__federation_expose_(brancheneintrag|leistung)\.cjs$/,
  // Ignored by the comparison of files.
  'what all templates share': /^server\/__federation_expose_contract\.cjs$/,
};
type Change = keyof typeof CHANGES;

/** Delivers to the first shell. */
async function deliverOnce(
  urls: readonly string[],
  version: string,
  shop: Workshop,
  change: Change = 'one template',
): Promise<Delivered> {
  const edit = (text: string, name: string) => {
    const edited = text.replaceAll(TEASER, `${TEASER} (${version})`);
    return CHANGES[change].test(name) ? `${edited}\n// ${version}` : edited;
  };
  const file = packArtefact(shop.source, shop.target, { remote: REMOTE, version, key: shop.keys.team, edit });
  const start = performance.now();
  const verdict = await deliver(urls[0] ?? '', file);
  const answered = performance.now();
  while (!(await Promise.all(urls.map((url) => isShown(url, version)))).every(Boolean)) await wait(10);
  const shown = performance.now();
  rmSync(file);
  return { whole: (shown - start) / 1000, activation: (shown - answered) / 1000, verdict };
}

const describe = (values: number[]) => `slowest of ${values.length} ${Math.max(...values).toFixed(2)} s`;

async function timeChange(urls: readonly string[], shop: Workshop, change: Change, limit?: number) {
  const done: Delivered[] = [];
  for (let turn = 0; turn < TIMED; turn += 1)
    done.push(await deliverOnce(urls, `${change.replaceAll(' ', '-')}-${turn}`, shop, change));
  const pages = /judged on (\d+ pages? and \d+ examples?)/.exec(done[0]?.verdict ?? '')?.[1] ?? 'nothing';
  const whole = done.map((one) => one.whole);
  const figure: Figure = {
    name: `delivery of a change to ${change}, from file to visible on two shells, median`,
    value: median(whole),
    unit: 's',
    ...(limit ? { limit } : {}),
    reference: `judged on ${pages}; ${describe(whole)}`,
  };
  return { figure, activations: done.map((one) => one.activation) };
}

export async function timeDeliveries(urls: readonly string[], shop: Workshop): Promise<Figure[]> {
  const some = await timeChange(urls, shop, 'three templates', 5);
  const all = await timeChange(urls, shop, 'what all templates share');
  const activations = [...some.activations, ...all.activations];
  const activation: Figure = {
    name: 'of which from the answer to visible, median',
    value: median(activations),
    unit: 's',
    limit: 0.3,
    reference: describe(activations),
  };
  return [some.figure, all.figure, activation];
}

/** Visitors on two shells with one release store, while a team delivers to either. */
export async function deliverUnderLoad(urls: readonly string[], shop: Workshop): Promise<Figure> {
  const check = (body: string) => (body.includes('</html>') ? null : 'the page is not whole');
  const loads = urls.map((origin) =>
    startLoad({ origin, paths: ['/', '/aktuelles/', '/fehler-melden/'], clients: 2, pause: 100, check }),
  );
  for (let turn = 0; turn < DELIVERIES; turn += 1) {
    await deliverOnce(turn % 2 ? [...urls].reverse() : urls, `lieferung-${turn}`, shop);
  }
  const results = await Promise.all(loads.map((load) => load.stop()));
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.error(failure);
  return {
    name: `failed requests during ${DELIVERIES} deliveries to two shells`,
    value: failures.length,
    unit: '',
    limit: 0,
    reference: `of ${requests}`,
  };
}
