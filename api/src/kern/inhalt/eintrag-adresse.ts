import type { Datenquelle } from '../daten/database.ts';
import { normalizePfad } from '../regeln/normalize-pfad.ts';
import type { Eintrag, Inhaltsart } from './inhaltsart.ts';

/** `seiten/klima-umwelt/index.md` → `/klima-umwelt/` */
export function getSeitenPath(datei: string): string {
  const name = datei.replace(/^seiten\//, '').replace(/(^|\/)index\.md$|\.md$/, '');
  return name === '' ? '/' : `/${name}/`;
}

/** Keys of the pages that may stand at a path. */
export function listSeitenschluessel(pfad: string): string[] {
  const ort = pfad.slice(1, -1);
  return ort === '' ? ['index'] : [ort, `${ort}/index`];
}

/** Where the public page of an entry stands, and how links to it are told. */
export interface Adresse {
  pfad: string;
  /** Occurs in every link to it. */
  merkmal: string;
  isZiel(ziel: string): boolean;
}

/** The address of an entry; null where its kind has none. */
export function findAdresse(art: Inhaltsart, { datei, daten }: Pick<Eintrag, 'datei' | 'daten'>): Adresse | null {
  const isLocal = (ziel: string) => ziel.startsWith('/');
  if (art.name === 'seite') {
    const pfad = getSeitenPath(datei);
    return { pfad, merkmal: pfad.replace(/\/$/, ''), isZiel: (ziel) => isLocal(ziel) && normalizePfad(ziel) === pfad };
  }
  const { id } = Object(daten) as { id?: unknown };
  if (!art.pfad || typeof id !== 'number') return null;
  const { buildPermanent, read } = art.pfad;
  return {
    // Leads on to the page, whatever that is called by now.
    pfad: buildPermanent(id),
    merkmal: `id_${id}`,
    isZiel: (ziel) => isLocal(ziel) && read(normalizePfad(ziel) ?? '') === id,
  };
}

/** The public page of an entry of the content; null where its kind has none. */
export async function findOeffentlichen(db: Datenquelle, art: Inhaltsart, eintrag: Eintrag): Promise<string | null> {
  return art.findSeite ? art.findSeite(db, eintrag.schluessel) : (findAdresse(art, eintrag)?.pfad ?? null);
}
