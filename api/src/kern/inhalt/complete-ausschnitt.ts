import type { Bereich } from '../bereich.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createAussicht } from './aussicht.ts';
import { buildKonfiguration } from './build-konfiguration.ts';
import { buildSeiten } from './build-seiten.ts';
import type { Unterschied } from './change-bestand.ts';
import { completeInhalt, type FertigerInhalt } from './complete-inhalt.ts';
import { createDokumentRepository } from './dokument-repository.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import { type Ausschnitt, findAusschnitt } from './find-ausschnitt.ts';
import { describeFotos } from './fotos.ts';
import { createFehlerliste } from './inhalt-fehler.ts';
import { createInhaltsleser } from './inhaltsleser.ts';
import { readInhalt } from './read-inhalt.ts';

/** What a change comes to, completed before it is stored. */
export interface Vorausschau {
  /** The part of the content it touches; null: all of it. */
  ausschnitt: Ausschnitt | null;
  fertig: FertigerInhalt;
}

/** Reads, checks and completes a part of the content. Throws `inhalt_fehlerhaft` naming the wrong files and fields. */
function completeAusschnitt(
  { bestand, gelesene, teile, pfade, einstellungen }: Ausschnitt,
  tag: string,
): FertigerInhalt {
  const dateien = new Set(bestand.fotos.map(({ datei }) => datei));
  const fehler = createFehlerliste();
  const leser = createInhaltsleser(bestand.eintraege, fehler);
  for (const art of einstellungen) leser.list(art);
  const inhalt = readInhalt(bestand.eintraege, dateien, gelesene, fehler);
  const { gemeinde, menus, synonyme, of } = inhalt;
  const fotos = describeFotos(inhalt.fotos, bestand.fotos);
  const umfeld = { gemeinde, fotos, dokumente: new Set(bestand.dokumente.map(({ datei }) => datei)), tag, of };
  const { gemeinde: _, ...konfiguration } = buildKonfiguration(inhalt, tag);
  return {
    umfeld,
    konfiguration,
    menus,
    synonyme,
    seiten: buildSeiten(inhalt, fotos, (pfad) => pfade.has(pfad)),
    teile: inhalt.teile
      .filter(({ quelle }) => teile.some((teil) => teil.quelle === quelle))
      .map(({ quelle, gelesen }) => ({ quelle, zeilen: quelle.build(gelesen, umfeld) })),
  };
}

/** Completes what a change touches, whether it is stored or not. Throws `inhalt_fehlerhaft`. */
export async function lookAhead(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  unterschied: Unterschied,
  tag: string,
): Promise<Vorausschau> {
  const ausschnitt = await findAusschnitt(db, bereiche, unterschied);
  if (ausschnitt) return { ausschnitt, fertig: completeAusschnitt(ausschnitt, tag) };
  const bestand = {
    eintraege: await createAussicht(db, unterschied).listAll(),
    fotos: await createEintragRepository(db).listFotos(),
    dokumente: await createDokumentRepository(db).list(),
  };
  return { ausschnitt: null, fertig: completeInhalt(bestand, bereiche, tag) };
}
