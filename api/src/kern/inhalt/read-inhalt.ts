import { type Gemeinde, gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import type { MenuItem } from '@gm/shared/schemas/menu';
import { z } from 'zod';
import { type AbfallDatei, abfallDateiSchema } from '../../bereiche/abfall/abfall-datei.ts';
import {
  type BekanntmachungDatei,
  bekanntmachungenDateiSchema,
} from '../../bereiche/bekanntmachungen/bekanntmachungen-dateien.ts';
import {
  type BrancheneintragDatei,
  type BranchenRubrik,
  branchenRubrikenDateiSchema,
  branchenverzeichnisDateiSchema,
} from '../../bereiche/branchenverzeichnis/branchenverzeichnis-dateien.ts';
import {
  type FerienoptionenDatei,
  type FerienveranstaltungDatei,
  ferienoptionenDateiSchema,
  ferienveranstaltungDateiSchema,
} from '../../bereiche/ferienprogramm/ferienprogramm-dateien.ts';
import {
  archivDateiSchema,
  type IntranetDateien,
  intranetDateiSchema,
} from '../../bereiche/intranet/intranet-dateien.ts';
import {
  gremiumDateiSchema,
  koerperschaftDateiSchema,
  type RatsinfoDateien,
  ratspersonDateiSchema,
  sitzungDateiSchema,
  vorlageDateiSchema,
} from '../../bereiche/ratsinfo/ratsinfo-dateien.ts';
import {
  type OrtDatei,
  ortDateiSchema,
  type VeranstaltungDatei,
  veranstaltungDateiSchema,
} from '../../bereiche/veranstaltungen/veranstaltungen-dateien.ts';
import {
  type EinheitDatei,
  einheitDateiSchema,
  type LebenslageDatei,
  type LeistungDatei,
  lebenslageDateiSchema,
  leistungDateiSchema,
  type MitarbeiterDatei,
  mitarbeiterDateiSchema,
} from '../../bereiche/wegweiser/wegweiser-dateien.ts';
import { type SynonymeDatei, synonymeDateiSchema } from '../suche/synonyme.ts';
import { createDateiLeser, type Textdatei } from './datei-leser.ts';
import { createFehlerliste } from './inhalt-fehler.ts';
import {
  type ArtikelDatei,
  artikelDateiSchema,
  eilmeldungenDateiSchema,
  fotosDateiSchema,
  hallenbelegungenDateiSchema,
  menuDateiSchema,
  type SeiteDatei,
  seiteDateiSchema,
  umleitungenDateiSchema,
  veranstaltungsrubrikenDateiSchema,
} from './inhalt-schemas.ts';
import type { InhaltDateien } from './read-files.ts';

export interface Inhalt {
  gemeinde: Gemeinde;
  menus: { name: string; menuItems: MenuItem[] }[];
  fotos: z.output<typeof fotosDateiSchema>;
  umleitungen: z.output<typeof umleitungenDateiSchema>;
  synonyme: SynonymeDatei;
  eilmeldungen: z.output<typeof eilmeldungenDateiSchema>;
  hallenbelegungen: z.output<typeof hallenbelegungenDateiSchema>;
  /** Pages by path. */
  seiten: Map<string, Textdatei<SeiteDatei>>;
  artikel: Textdatei<ArtikelDatei>[];
  /** Null where there is no holiday programme. */
  ferienoptionen: FerienoptionenDatei | null;
  ferienprogramm: Textdatei<FerienveranstaltungDatei>[];
  bekanntmachungen: BekanntmachungDatei[];
  branchenrubriken: BranchenRubrik[];
  brancheneintraege: BrancheneintragDatei[];
  veranstaltungsrubriken: z.output<typeof veranstaltungsrubrikenDateiSchema>;
  /** Venues of events. */
  veranstaltungsorte: OrtDatei[];
  veranstaltungen: VeranstaltungDatei[];
  abfall: AbfallDatei;
  /** News and archive of the staff. */
  intranet: IntranetDateien;
  /** Guide to services. */
  einheiten: EinheitDatei[];
  mitarbeiter: MitarbeiterDatei[];
  lebenslagen: LebenslageDatei[];
  leistungen: LeistungDatei[];
  /** Null where there is no council. */
  ratsinfo: RatsinfoDateien | null;
}

/** `seiten/klima-umwelt/index.md` → `/klima-umwelt/` */
function getSeitenPath(datei: string): string {
  const name = datei.replace(/^seiten\//, '').replace(/(^|\/)index\.md$|\.md$/, '');
  return name === '' ? '/' : `/${name}/`;
}

const KOERPERSCHAFT = 'ratsinfo/koerperschaft.yaml';

const FERIENOPTIONEN = 'ferienprogramm.yaml';

const KEIN_ABFALL: AbfallDatei = { arten: [], bezirke: [] };

const isPresent = <Item>(item: Item | undefined): item is Item => item !== undefined;

/**
 * Turns the content files into typed content. Throws `inhalt_fehlerhaft` naming every wrong file and field; a page's
 * photos are checked where the page is put together.
 */
export function readInhalt({ texte, fotos: fotoDateien }: InhaltDateien): Inhalt {
  const fehler = createFehlerliste();
  const { listIn, readYaml, readMarkdown } = createDateiLeser(texte, fehler);

  const gemeinde = readYaml('gemeinde.yaml', gemeindeSchema);
  const menus = listIn('menus', '.yaml').map((datei) => readYaml(datei, menuDateiSchema));
  const fotos = texte.has('fotos/fotos.yaml') ? readYaml('fotos/fotos.yaml', fotosDateiSchema) : [];
  const umleitungen = texte.has('umleitungen.yaml') ? readYaml('umleitungen.yaml', umleitungenDateiSchema) : [];
  const synonyme = texte.has('synonyme.yaml') ? readYaml('synonyme.yaml', synonymeDateiSchema) : {};
  const readOptional = <Schema extends z.ZodType<object[]>>(datei: string, schema: Schema) =>
    (texte.has(datei) && readYaml(datei, schema)) || [];
  const eilmeldungen = readOptional('eilmeldungen.yaml', eilmeldungenDateiSchema);
  const hallenbelegungen = readOptional('hallenbelegungen.yaml', hallenbelegungenDateiSchema);
  const bekanntmachungen = readOptional('bekanntmachungen.yaml', bekanntmachungenDateiSchema);
  const branchenrubriken = readOptional('branchenrubriken.yaml', branchenRubrikenDateiSchema);
  const brancheneintraege = readOptional('branchenverzeichnis.yaml', branchenverzeichnisDateiSchema);
  const veranstaltungsrubriken = readOptional('veranstaltungsrubriken.yaml', veranstaltungsrubrikenDateiSchema);
  const veranstaltungsorte = readOptional('veranstaltungen/orte.yaml', z.array(ortDateiSchema));
  const veranstaltungen = readOptional('veranstaltungen/termine.yaml', z.array(veranstaltungDateiSchema));
  const abfall = texte.has('abfall.yaml') ? readYaml('abfall.yaml', abfallDateiSchema) : KEIN_ABFALL;
  const intranet = {
    nachrichten: readOptional('intranet/nachrichten.yaml', intranetDateiSchema),
    archiv: readOptional('intranet/archiv.yaml', archivDateiSchema),
  };
  const einheiten = readOptional('wegweiser/einheiten.yaml', z.array(einheitDateiSchema));
  const mitarbeiter = readOptional('wegweiser/mitarbeiter.yaml', z.array(mitarbeiterDateiSchema));
  const lebenslagen = readOptional('wegweiser/lebenslagen.yaml', z.array(lebenslageDateiSchema));
  const readListe = <Schema extends z.ZodType>(ordner: string, schema: Schema) =>
    listIn(ordner, '.yaml').flatMap((datei) => readYaml(datei, z.array(schema)) ?? []);
  const leistungen = readListe('wegweiser/leistungen', leistungDateiSchema);
  const koerperschaft = texte.has(KOERPERSCHAFT) ? readYaml(KOERPERSCHAFT, koerperschaftDateiSchema) : null;
  const ratsinfo = koerperschaft
    ? {
        koerperschaft,
        gremien: readOptional('ratsinfo/gremien.yaml', z.array(gremiumDateiSchema)),
        personen: readOptional('ratsinfo/personen.yaml', z.array(ratspersonDateiSchema)),
        sitzungen: readListe('ratsinfo/sitzungen', sitzungDateiSchema),
        vorlagen: readListe('ratsinfo/vorlagen', vorlageDateiSchema),
      }
    : null;
  for (const { datei } of fotos ?? []) {
    if (!fotoDateien.has(datei)) fehler.add('fotos/fotos.yaml', '', `Das Foto „${datei}“ liegt nicht im Ordner.`);
  }

  const seiten: Inhalt['seiten'] = new Map();
  for (const datei of listIn('seiten', '.md')) {
    const seite = readMarkdown(datei, seiteDateiSchema);
    const pfad = getSeitenPath(datei);
    const andere = seiten.get(pfad);
    if (andere) fehler.add(datei, '', `Die Seite ${pfad} steht schon in ${andere.datei}.`);
    if (seite) seiten.set(pfad, seite);
  }

  const readAll = <Schema extends z.ZodObject>(ordner: string, schema: Schema) => {
    const eintraege = listIn(ordner, '.md')
      .map((datei) => readMarkdown(datei, schema))
      .filter(isPresent);
    const nummern = new Map<unknown, string>();
    for (const { id, datei } of eintraege) {
      const andere = nummern.get(id);
      if (andere) fehler.add(datei, 'id', `Die Nummer ${id} trägt schon ${andere}.`);
      nummern.set(id, datei);
    }
    return eintraege;
  };
  const artikel = readAll('artikel', artikelDateiSchema);
  const ferienprogramm = readAll('ferienprogramm', ferienveranstaltungDateiSchema);
  const ferienoptionen = texte.has(FERIENOPTIONEN) ? readYaml(FERIENOPTIONEN, ferienoptionenDateiSchema) : null;

  fehler.throwIfAny();
  if (!gemeinde || !fotos || !umleitungen || !synonyme || !eilmeldungen || !abfall || ferienoptionen === undefined) {
    throw new Error('A gap in the content was not reported');
  }
  return {
    gemeinde,
    menus: menus.filter(isPresent),
    fotos,
    umleitungen,
    synonyme,
    eilmeldungen,
    hallenbelegungen,
    seiten,
    artikel,
    ferienoptionen,
    ferienprogramm,
    bekanntmachungen,
    branchenrubriken,
    brancheneintraege,
    veranstaltungsrubriken,
    veranstaltungsorte,
    veranstaltungen,
    abfall,
    intranet,
    einheiten,
    mitarbeiter,
    lebenslagen,
    leistungen,
    ratsinfo,
  };
}

/** What is configuration, not content: for sites whose content comes from elsewhere. Throws `inhalt_fehlerhaft`. */
export function readStammdaten({ texte }: InhaltDateien): Pick<Inhalt, 'gemeinde' | 'ferienoptionen'> {
  const fehler = createFehlerliste();
  const { readYaml } = createDateiLeser(texte, fehler);
  const gemeinde = readYaml('gemeinde.yaml', gemeindeSchema);
  const ferienoptionen = texte.has(FERIENOPTIONEN) ? readYaml(FERIENOPTIONEN, ferienoptionenDateiSchema) : null;
  fehler.throwIfAny();
  if (!gemeinde || ferienoptionen === undefined) throw new Error('A gap in the content was not reported');
  return { gemeinde, ferienoptionen };
}
