import { type Gemeinde, gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Bereich } from '../bereich.ts';
import { type SynonymeDatei, synonymeDateiSchema } from '../suche/synonyme.ts';
import { createDateiLeser, type DateiLeser, type Textdatei } from './datei-leser.ts';
import { createFehlerliste, type Fehlerliste } from './inhalt-fehler.ts';
import {
  type FotosDatei,
  fotosDateiSchema,
  menuDateiSchema,
  type SeiteDatei,
  seiteDateiSchema,
  type UmleitungenDatei,
  umleitungenDateiSchema,
} from './inhalt-schemas.ts';
import type { Inhaltsquelle, Stammdatenquelle, Umfeld } from './inhaltsquelle.ts';
import type { InhaltDateien } from './read-files.ts';

type Bereiche = readonly Pick<Bereich, 'inhalt' | 'stammdaten'>[];

export interface Stammdaten {
  gemeinde: Gemeinde;
  /** What areas have read of theirs. */
  einstellungen: { quelle: Stammdatenquelle; gelesen: unknown }[];
}

/** The pages and what belongs to all of them, and what the areas have read. */
export interface Inhalt extends Stammdaten {
  menus: { name: string; menuItems: MenuItem[] }[];
  fotos: FotosDatei;
  umleitungen: UmleitungenDatei;
  synonyme: SynonymeDatei;
  /** Pages by path. */
  seiten: Map<string, Textdatei<SeiteDatei>>;
  /** Of the areas, in their order. */
  teile: { quelle: Inhaltsquelle; gelesen: unknown }[];
  /** What one of them has read; null where it is not among them. */
  of: Umfeld['of'];
}

const FOTOS = 'fotos/fotos.yaml';

/** `seiten/klima-umwelt/index.md` → `/klima-umwelt/` */
function getSeitenPath(datei: string): string {
  const name = datei.replace(/^seiten\//, '').replace(/(^|\/)index\.md$|\.md$/, '');
  return name === '' ? '/' : `/${name}/`;
}

function readSeiten({ listIn, readMarkdown }: DateiLeser, fehler: Fehlerliste): Inhalt['seiten'] {
  const seiten: Inhalt['seiten'] = new Map();
  for (const datei of listIn('seiten', '.md')) {
    const seite = readMarkdown(datei, seiteDateiSchema);
    const pfad = getSeitenPath(datei);
    const andere = seiten.get(pfad);
    if (andere) fehler.add(datei, '', `Die Seite ${pfad} steht schon in ${andere.datei}.`);
    if (seite) seiten.set(pfad, seite);
  }
  return seiten;
}

function readFotos({ readOptional }: DateiLeser, vorhandene: ReadonlySet<string>, fehler: Fehlerliste): FotosDatei {
  const fotos = readOptional(FOTOS, fotosDateiSchema, []);
  for (const { datei } of fotos) {
    if (!vorhandene.has(datei)) fehler.add(FOTOS, '', `Das Foto „${datei}“ liegt nicht im Ordner.`);
  }
  return fotos;
}

/** Both are checked together with whatever else is read: `finish` is for afterwards. */
const readGrundlage = (leser: DateiLeser, bereiche: Bereiche) => ({
  gemeinde: leser.readYaml('gemeinde.yaml', gemeindeSchema),
  einstellungen: bereiche.flatMap(({ stammdaten }) =>
    stammdaten ? [{ quelle: stammdaten, gelesen: stammdaten.read(leser) }] : [],
  ),
});

function finish({ gemeinde, einstellungen }: ReturnType<typeof readGrundlage>, fehler: Fehlerliste): Stammdaten {
  fehler.throwIfAny();
  if (!gemeinde) throw new Error('A gap in the content was not reported');
  return { gemeinde, einstellungen };
}

/**
 * Turns the content files into typed content. Throws `inhalt_fehlerhaft` naming every wrong file and field; a page's
 * photos are checked where the page is put together.
 */
export function readInhalt({ texte, fotos: fotoDateien }: InhaltDateien, bereiche: Bereiche): Inhalt {
  const fehler = createFehlerliste();
  const leser = createDateiLeser(texte, fehler);
  const grundlage = readGrundlage(leser, bereiche);
  const menus = leser.listIn('menus', '.yaml').map((datei) => leser.readYaml(datei, menuDateiSchema));
  const fotos = readFotos(leser, fotoDateien, fehler);
  const umleitungen = leser.readOptional('umleitungen.yaml', umleitungenDateiSchema, []);
  const synonyme = leser.readOptional('synonyme.yaml', synonymeDateiSchema, {});
  const seiten = readSeiten(leser, fehler);
  const teile = bereiche.flatMap(({ inhalt }) => (inhalt ? [{ quelle: inhalt, gelesen: inhalt.read(leser) }] : []));
  return {
    ...finish(grundlage, fehler),
    menus: menus.filter((menu) => menu !== undefined),
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
export function readStammdaten({ texte }: InhaltDateien, bereiche: Bereiche): Stammdaten {
  const fehler = createFehlerliste();
  return finish(readGrundlage(createDateiLeser(texte, fehler), bereiche), fehler);
}
