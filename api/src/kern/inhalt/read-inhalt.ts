import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Bereich } from '../bereich.ts';
import type { SynonymeDatei } from '../suche/synonyme.ts';
import { getSeitenPath } from './eintrag-adresse.ts';
import { createFehlerliste, type Fehlerliste } from './inhalt-fehler.ts';
import type { FotoDatei, SeiteDatei, UmleitungDatei } from './inhalt-schemas.ts';
import type { Eintrag } from './inhaltsart.ts';
import { createInhaltsleser, type Inhaltsleser, type Textdatei } from './inhaltsleser.ts';
import type { Inhaltsquelle, Stammdatenquelle, Umfeld } from './inhaltsquelle.ts';
import { fotoArt, gemeindeArt, menuArt, seiteArt, synonymeArt, umleitungArt } from './kern-arten.ts';

type Bereiche = readonly Pick<Bereich, 'inhalt' | 'stammdaten'>[];

export interface Stammdaten {
  gemeinde: Gemeinde;
  /** What areas have read of theirs. */
  einstellungen: { quelle: Stammdatenquelle; gelesen: unknown }[];
}

/** The pages and what belongs to all of them, and what the areas have read. */
export interface Inhalt extends Stammdaten {
  menus: { name: string; menuItems: MenuItem[] }[];
  fotos: FotoDatei[];
  umleitungen: UmleitungDatei[];
  synonyme: SynonymeDatei;
  /** Pages by path. */
  seiten: Map<string, Textdatei<SeiteDatei>>;
  /** Of the areas, in their order. */
  teile: { quelle: Inhaltsquelle; gelesen: unknown }[];
  /** What one of them has read; null where it is not among them. */
  of: Umfeld['of'];
}

function readSeiten({ listTexte }: Inhaltsleser, fehler: Fehlerliste): Inhalt['seiten'] {
  const seiten: Inhalt['seiten'] = new Map();
  for (const seite of listTexte(seiteArt)) {
    const pfad = getSeitenPath(seite.datei);
    const andere = seiten.get(pfad);
    if (andere) fehler.add(seite.datei, '', `Die Seite ${pfad} steht schon in ${andere.datei}.`);
    seiten.set(pfad, seite);
  }
  return seiten;
}

function readFotos({ list }: Inhaltsleser, vorhandene: ReadonlySet<string>, fehler: Fehlerliste): FotoDatei[] {
  const fotos = list(fotoArt);
  for (const { datei } of fotos) {
    if (!vorhandene.has(datei)) fehler.add(fotoArt.ablage.datei, '', `Das Foto „${datei}“ liegt nicht im Ordner.`);
  }
  return fotos;
}

/** Both are checked together with whatever else is read: `finish` is for afterwards. */
function readGrundlage(leser: Inhaltsleser, bereiche: Bereiche) {
  leser.demand(gemeindeArt);
  return {
    gemeinde: leser.find(gemeindeArt),
    einstellungen: bereiche.flatMap(({ stammdaten }) =>
      stammdaten ? [{ quelle: stammdaten, gelesen: stammdaten.read(leser) }] : [],
    ),
  };
}

function finish({ gemeinde, einstellungen }: ReturnType<typeof readGrundlage>, fehler: Fehlerliste): Stammdaten {
  fehler.throwIfAny();
  if (!gemeinde) throw new Error('A gap in the content was not reported');
  return { gemeinde, einstellungen };
}

/**
 * Turns entries into typed content. Throws `inhalt_fehlerhaft` naming every wrong file and field, with what `fehler`
 * knows already; a page's photos are checked where the page is put together. `vorhandene`: photos of which there is a file.
 */
export function readInhalt(
  eintraege: readonly Eintrag[],
  vorhandene: ReadonlySet<string>,
  bereiche: Bereiche,
  fehler: Fehlerliste = createFehlerliste(),
): Inhalt {
  const leser = createInhaltsleser(eintraege, fehler);
  const grundlage = readGrundlage(leser, bereiche);
  const menus = leser.list(menuArt);
  const fotos = readFotos(leser, vorhandene, fehler);
  const umleitungen = leser.list(umleitungArt);
  const synonyme = leser.find(synonymeArt) ?? {};
  const seiten = readSeiten(leser, fehler);
  const teile = bereiche.flatMap(({ inhalt }) => (inhalt ? [{ quelle: inhalt, gelesen: inhalt.read(leser) }] : []));
  return {
    ...finish(grundlage, fehler),
    menus,
    fotos,
    umleitungen,
    synonyme,
    seiten,
    teile,
    of<Gelesen, Zeilen>(quelle: Inhaltsquelle<Gelesen, Zeilen>) {
      const teil = teile.find((einer) => einer.quelle === quelle);
      // What stands beside a source is what its own `read` gave.
      return (teil?.gelesen as Gelesen | undefined) ?? null;
    },
  };
}

/** What is configuration, not content: for sites whose content comes from elsewhere. Throws `inhalt_fehlerhaft`. */
export function readStammdaten(eintraege: readonly Eintrag[], bereiche: Bereiche): Stammdaten {
  const fehler = createFehlerliste();
  return finish(readGrundlage(createInhaltsleser(eintraege, fehler), bereiche), fehler);
}
