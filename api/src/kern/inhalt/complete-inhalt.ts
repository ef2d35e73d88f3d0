import type { Route } from '@gm/shared/schemas/seite';
import type { Bereich } from '../bereich.ts';
import { buildKonfiguration } from './build-konfiguration.ts';
import { buildSeiten } from './build-seiten.ts';
import type { Bestand } from './eintrag-repository.ts';
import { describeFotos } from './fotos.ts';
import { createFehlerliste, type Fehlerliste } from './inhalt-fehler.ts';
import { createInhaltsleser } from './inhaltsleser.ts';
import type { Inhaltsquelle, Umfeld } from './inhaltsquelle.ts';
import { listEinstellungen } from './kern-arten.ts';
import { type Inhalt, readInhalt } from './read-inhalt.ts';

/** The content as the tables of the public pages take it. */
export interface FertigerInhalt extends Pick<Inhalt, 'menus' | 'synonyme'> {
  umfeld: Umfeld;
  konfiguration: Record<string, unknown>;
  seiten: Map<string, Route>;
  teile: { quelle: Inhaltsquelle; zeilen: unknown }[];
}

/** Reads, checks and completes entries without a database. Throws `inhalt_fehlerhaft` naming the wrong files and fields. */
export function completeInhalt(
  { eintraege, fotos: dateien, dokumente }: Bestand,
  bereiche: readonly Bereich[],
  tag: string,
  fehler: Fehlerliste = createFehlerliste(),
): FertigerInhalt {
  const leser = createInhaltsleser(eintraege, fehler);
  for (const art of listEinstellungen(bereiche)) leser.list(art);
  const inhalt = readInhalt(eintraege, new Set(dateien.map(({ datei }) => datei)), bereiche, fehler);
  const { gemeinde, menus, synonyme, of } = inhalt;
  const fotos = describeFotos(inhalt.fotos, dateien);
  const umfeld = { gemeinde, fotos, dokumente: new Set(dokumente.map(({ datei }) => datei)), tag, of };
  return {
    umfeld,
    konfiguration: buildKonfiguration(inhalt, tag),
    menus,
    synonyme,
    seiten: buildSeiten(inhalt, fotos),
    teile: inhalt.teile.map(({ quelle, gelesen }) => ({ quelle, zeilen: quelle.build(gelesen, umfeld) })),
  };
}

/** What is in it, by German plural. */
export function countInhalt({ seiten, umfeld, teile }: FertigerInhalt): Record<string, number> {
  const zahlen = teile.map(({ quelle, zeilen }) => quelle.count?.(zeilen) ?? {});
  return Object.assign({ Seiten: seiten.size, Fotos: umfeld.fotos.size }, ...zahlen);
}
