import { findLost } from './compare-html.ts';
import { findBarriers } from './find-barriers.ts';
import type { FindBarriers } from './judge-input.ts';

/** Processor time for the search for barriers in total; what is left is reported. */
const BARRIERS_MS = 2000;

const readCpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs the searches one after the other in one document; loading it does not count. */
export function createBarrierSearch(opening: Promise<Document>): FindBarriers {
  let last: Promise<unknown> = opening;
  let searched = 0;
  const search = async (html: string, old: string | null): Promise<string[] | null> => {
    if (searched > BARRIERS_MS) return null;
    const document = await opening;
    const start = readCpuMs();
    const barriers = await findBarriers(html, document);
    const known = old !== null && barriers.length > 0 ? await findBarriers(old, document) : [];
    searched += readCpuMs() - start;
    return findLost(barriers, known);
  };
  return (html, old) => {
    const found = last.then(() => search(html, old));
    last = found.catch(() => {});
    return found;
  };
}
