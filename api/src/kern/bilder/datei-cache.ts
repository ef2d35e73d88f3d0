import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pruning goes down to this part of the limit, so that it runs now and then instead of at every write. */
const REST_NACH_DEM_KUERZEN = 0.8;
const TAG_MS = 86_400_000;

export interface DateiCache {
  /** Content of the file of this name, or null when it was not made yet. */
  find(name: string): Promise<Buffer | null>;
  /** Content of the file of this name, made by `erzeuge` if it is not there. */
  fetch(name: string, create: () => Promise<Buffer>): Promise<Buffer>;
  /** Deletes what was not asked for longest until the cache is well below its limit. */
  shorten(): Promise<void>;
}

/**
 * Files on disk that can be made again. Parallel requests for one file share its making; a file appears complete or not
 * at all (written beside, then renamed), so that several processes may use one folder. Pruning runs beside the
 * requests; when it fails, `reportFehler` hears of it.
 */
export function createDateiCache(
  verzeichnis: string,
  maxBytes: number,
  reportFehler: (error: unknown) => void,
): DateiCache {
  const inArbeit = new Map<string, Promise<Buffer>>();
  let belegt: number | null = null;
  let kuerzung: Promise<void> | null = null;

  async function write(pfad: string, inhalt: Buffer): Promise<void> {
    await mkdir(dirname(pfad), { recursive: true });
    const entwurf = join(dirname(pfad), `.${randomUUID()}`);
    try {
      await writeFile(entwurf, inhalt);
      await rename(entwurf, pfad);
    } catch (error) {
      await rm(entwurf, { force: true });
      throw error;
    }
  }

  async function createFile(pfad: string, create: () => Promise<Buffer>): Promise<Buffer> {
    const inhalt = await create();
    belegt ??= sum(await listFiles(verzeichnis));
    await write(pfad, inhalt);
    belegt += inhalt.length;
    if (belegt > maxBytes) shorten().catch(reportFehler);
    return inhalt;
  }

  function shorten(): Promise<void> {
    kuerzung ??= shortenNow().finally(() => {
      kuerzung = null;
    });
    return kuerzung;
  }

  async function shortenNow(): Promise<void> {
    const dateien = (await listFiles(verzeichnis)).sort((a, b) => a.benutzt - b.benutzt);
    let summe = sum(dateien);
    for (const { pfad, groesse } of dateien) {
      if (summe <= maxBytes * REST_NACH_DEM_KUERZEN) break;
      await rm(pfad, { force: true });
      summe -= groesse;
    }
    belegt = summe;
  }

  return {
    shorten,
    find: (name) => read(join(verzeichnis, name)),
    async fetch(name, create) {
      const pfad = join(verzeichnis, name);
      const vorhanden = await read(pfad);
      if (vorhanden) return vorhanden;
      let arbeit = inArbeit.get(pfad);
      if (!arbeit) {
        arbeit = createFile(pfad, create).finally(() => inArbeit.delete(pfad));
        inArbeit.set(pfad, arbeit);
      }
      return arbeit;
    },
  };
}

interface Eintrag {
  pfad: string;
  groesse: number;
  /** Milliseconds since 1970 */
  benutzt: number;
}

function sum(dateien: Eintrag[]): number {
  return dateien.reduce((summe, { groesse }) => summe + groesse, 0);
}

async function read(pfad: string): Promise<Buffer | null> {
  const datei = await open(pfad, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!datei) return null;
  try {
    const { mtimeMs } = await datei.stat();
    // The time of change serves as the time of use: access times are switched off on many file systems.
    if (Date.now() - mtimeMs > TAG_MS) await datei.utimes(new Date(), new Date());
    return await datei.readFile();
  } finally {
    await datei.close();
  }
}

async function listFiles(verzeichnis: string): Promise<Eintrag[]> {
  const eintraege = await readdir(verzeichnis, { recursive: true, withFileTypes: true }).catch(() => []);
  const dateien = await Promise.all(
    eintraege
      .filter((eintrag) => eintrag.isFile())
      .map(async (eintrag) => {
        const pfad = join(eintrag.parentPath, eintrag.name);
        // Another process may have deleted it since.
        const angaben = await stat(pfad).catch(() => null);
        return angaben && { pfad, groesse: angaben.size, benutzt: angaben.mtimeMs };
      }),
  );
  return dateien.filter((datei) => datei !== null);
}
