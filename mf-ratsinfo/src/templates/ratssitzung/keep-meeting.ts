import type { Ratssitzung, Ratsvorlage } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { OFFLINE_COPY } from '@gm/shared/browser/offline-copy';
import { requestJson } from '@gm/shared/browser/request-json';

const unique = (addresses: readonly string[]) => [...new Set(addresses)];

/** Files of a paper, which the meeting only names. */
async function loadFiles(paper: number): Promise<Ratsvorlage['dateien']> {
  const answer = await requestJson<Ratsvorlage>(`/api/cms/ratsinfo/vorlagen/${paper}`);
  if (answer.ok && answer.body) return answer.body.dateien;
  throw new Error(`The files of paper ${paper} could not be loaded`);
}

/** Stylesheets of a stored page. */
async function listStyles(cache: Cache, page: string): Promise<string[]> {
  const html = (await (await cache.match(page))?.text()) ?? '';
  return [...html.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, address = '']) => address);
}

/**
 * Stores the page of a meeting, those of its papers, and all their files on this device. Throws if one of them could
 * not be loaded.
 * @param onProgress receives how many of how many are stored
 */
export async function keepMeeting(
  { tagesordnung, dateien, detailURL: address }: Ratssitzung,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const cache = await caches.open(OFFLINE_COPY);
  const papers = tagesordnung.flatMap(({ vorlage }) => vorlage ?? []);
  const own = await Promise.all(papers.map(({ id }) => loadFiles(id)));
  const files = [dateien, ...tagesordnung.map((point) => point.dateien), ...own].flat();
  const pages = unique([address, ...papers.map(({ detailURL }) => detailURL)]);
  // Files of an imported system stay there.
  const addresses = [...pages, ...unique(files.flatMap(({ ansehbar, url }) => (ansehbar ? url : [])))];
  // One after the other: a meeting has dozens, and the page stays usable.
  for (const [index, one] of addresses.entries()) {
    onProgress(index, addresses.length);
    await cache.add(new Request(one, { cache: 'no-store' }));
    if (pages.includes(one)) await cache.addAll(unique(await listStyles(cache, one)));
  }
}

/** Whether the page of a meeting is stored on this device. */
export const isKept = async (address: string): Promise<boolean> =>
  (await (await caches.open(OFFLINE_COPY)).match(address)) !== undefined;

/** Deletes all stored meetings from this device. */
export const forgetMeetings = (): Promise<boolean> => caches.delete(OFFLINE_COPY);
