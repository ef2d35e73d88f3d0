import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import type { Aussicht } from '../../inhalt/aussicht.ts';
import { getSeitenPath, listSeitenschluessel } from '../../inhalt/eintrag-adresse.ts';
import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import { seiteArt, umleitungArt } from '../../inhalt/kern-arten.ts';
import { listZiele } from '../../inhalt/ziele.ts';
import { normalizePfad } from '../../regeln/normalize-pfad.ts';
import { createZielRepository } from '../../suche/ziel-repository.ts';
import type { Fund } from './befund.ts';

/** Places that are no pages of the content, or whose pages nobody can list. */
const ANDERE = /^\/(?:api|_shell|intranet|ratsinfo|oparl|assets|vorschau|suche|feeds?)\b|\.[a-z0-9]{2,5}$/;

/** Whether one of the areas makes a page of this path. */
async function isEintragsseite(db: Datenquelle, bereiche: readonly Bereich[], pfad: string): Promise<boolean> {
  for (const art of bereiche.flatMap(({ eintragsarten }) => eintragsarten?.(db) ?? [])) {
    const id = art.pfad.read(pfad);
    if (id !== null && (await art.find(id)) !== null) return true;
  }
  return false;
}

/**
 * Links of an entry to places of this site where nothing stands. Pages are looked for in `aussicht`, the content as it would be;
 * entries with numbers, and what areas make, in the database.
 */
export async function checkZiele(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  eintrag: Eintrag,
  aussicht: Aussicht,
): Promise<Fund[]> {
  const ziele = new Set(
    listZiele(eintrag).filter((ziel) => ziel.startsWith('/') && !ANDERE.test(ziel.split(/[?#]/)[0] ?? '')),
  );
  if (ziele.size === 0) return [];
  const pfade = [...ziele].flatMap((ziel) => normalizePfad(ziel) ?? []);
  const seiten = new Set([
    ...(await aussicht.pick(seiteArt.name, pfade.flatMap(listSeitenschluessel))).map(({ datei }) =>
      getSeitenPath(datei),
    ),
    ...(await aussicht.listOf([umleitungArt.name])).map(({ daten }) =>
      String((Object(daten) as { von?: unknown }).von),
    ),
  ]);
  const offene = [...ziele].filter((ziel) => !seiten.has(normalizePfad(ziel) ?? ''));
  const gesuchte = await createZielRepository(db, { verborgen: [], verborgeneTypen: [] }).pick(
    offene.map((ziel) => normalizePfad(ziel) ?? ''),
  );
  const weitere = new Set((await Promise.all(bereiche.map((bereich) => bereich.weiterePfade?.(db) ?? []))).flat());
  const funde: Fund[] = [];
  for (const ziel of offene) {
    const pfad = normalizePfad(ziel);
    const isDa =
      pfad !== null && (gesuchte.has(pfad) || weitere.has(pfad) || (await isEintragsseite(db, bereiche, pfad)));
    if (!isDa) {
      funde.push({
        regel: 'links',
        feld: findFeld(eintrag, ziel),
        meldung: `Der Link nach ${ziel} führt ins Leere: Diese Seite gibt es nicht.`,
      });
    }
  }
  return funde;
}

/** The control in which a link is written. */
function findFeld({ daten, text }: Eintrag, ziel: string): string {
  if (text?.includes(ziel)) return 'text';
  const find = (wert: unknown, weg: string): string | null => {
    if (typeof wert === 'string') return wert.includes(ziel) ? weg : null;
    if (typeof wert !== 'object' || wert === null) return null;
    for (const [name, teil] of Object.entries(wert)) {
      const gefunden = find(teil, `${weg}/${name}`);
      if (gefunden) return gefunden;
    }
    return null;
  };
  return find(daten, 'daten') ?? 'daten';
}
