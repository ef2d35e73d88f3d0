import { buildSlug } from '@gm/shared/regeln/build-slug';
import type { Insertable } from 'kysely';
import { createFehlerliste, type Fehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import type {
  LebenslagenTabelle,
  LeistungenTabelle,
  MitarbeiterTabelle,
  OrganisationseinheitenTabelle,
} from './tables.ts';
import type { EinheitDatei, LebenslageDatei, LeistungDatei, MitarbeiterDatei } from './wegweiser-dateien.ts';

/** The guide to services as the database takes it. */
export interface WegweiserZeilen {
  einheiten: Insertable<OrganisationseinheitenTabelle>[];
  mitarbeiter: Insertable<MitarbeiterTabelle>[];
  lebenslagen: Insertable<LebenslagenTabelle>[];
  leistungen: Insertable<LeistungenTabelle>[];
}

/** What the files of the guide say. */
interface Quelle {
  einheiten: readonly EinheitDatei[];
  mitarbeiter: readonly MitarbeiterDatei[];
  lebenslagen: readonly LebenslageDatei[];
  leistungen: readonly LeistungDatei[];
}

const EINHEITEN = 'wegweiser/einheiten.yaml';
const MITARBEITER = 'wegweiser/mitarbeiter.yaml';
const LEBENSLAGEN = 'wegweiser/lebenslagen.yaml';
const LEISTUNGEN = 'wegweiser/leistungen';

function reportDuplicates(fehler: Fehlerliste, datei: string, namen: (string | number)[]) {
  for (const name of new Set(namen.filter((eintrag, index) => namen.indexOf(eintrag) !== index))) {
    fehler.add(datei, String(name), 'Das gibt es zweimal.');
  }
}

/** The unit and those above it, itself first. Stops where the chain leads nowhere or back. */
function followUp(einheit: EinheitDatei, einheiten: ReadonlyMap<number, EinheitDatei>): EinheitDatei[] {
  const kette: EinheitDatei[] = [];
  let naechste: EinheitDatei | undefined = einheit;
  while (naechste && !kette.includes(naechste)) {
    kette.push(naechste);
    naechste = naechste.ueber === undefined ? undefined : einheiten.get(naechste.ueber);
  }
  return kette;
}

const toListe = (zeilen: readonly string[], zeichen: string) =>
  zeilen.length > 0 ? renderMarkdown(zeilen.map((zeile) => `${zeichen} ${zeile}`).join('\n')) : null;

function writeAngaben({ wer, ablauf, unterlagen, kosten, dauer, recht, online, formular }: LeistungDatei) {
  return JSON.stringify({
    wer: renderMarkdown(wer),
    ablauf: toListe(ablauf, '1.'),
    unterlagen: toListe(unterlagen, '-'),
    kosten: toListe(kosten, '-'),
    dauer: renderMarkdown(dauer),
    recht: toListe(recht, '-'),
    online: online ?? null,
    formular: formular ?? null,
  });
}

/**
 * Units, staff and services of the content. Throws `inhalt_fehlerhaft` for what is there twice and for units, people and
 * situations of life that do not exist.
 */
export function buildWegweiser({ einheiten, mitarbeiter, lebenslagen, leistungen }: Quelle): WegweiserZeilen {
  const fehler = createFehlerliste();
  const nachNummer = new Map(einheiten.map((einheit) => [einheit.id, einheit]));
  const personen = new Set(mitarbeiter.map(({ id }) => id));
  const lagen = new Set(lebenslagen.map(({ id }) => id));
  reportDuplicates(
    fehler,
    EINHEITEN,
    einheiten.map(({ id }) => id),
  );
  reportDuplicates(
    fehler,
    MITARBEITER,
    mitarbeiter.map(({ id }) => id),
  );
  reportDuplicates(
    fehler,
    LEBENSLAGEN,
    lebenslagen.map(({ id }) => id),
  );
  reportDuplicates(
    fehler,
    LEISTUNGEN,
    leistungen.map(({ titel }) => buildSlug(titel)),
  );
  const checkEinheit = (datei: string, feld: string, id: number) => {
    if (!nachNummer.has(id)) fehler.add(datei, feld, `Die Einheit ${id} steht nicht in einheiten.yaml.`);
  };
  for (const einheit of einheiten) {
    const { id, ueber, leitung } = einheit;
    if (ueber !== undefined) checkEinheit(EINHEITEN, `${id}.ueber`, ueber);
    const oberste = followUp(einheit, nachNummer).at(-1);
    if (oberste?.ueber !== undefined && nachNummer.has(oberste.ueber)) {
      fehler.add(EINHEITEN, `${id}.ueber`, 'Die Einheit steht über sich selbst.');
    }
    if (leitung !== undefined && !personen.has(leitung)) {
      fehler.add(EINHEITEN, `${id}.leitung`, `Die Person ${leitung} steht nicht in mitarbeiter.yaml.`);
    }
  }
  for (const { id, einheit } of mitarbeiter) checkEinheit(MITARBEITER, `${id}.einheit`, einheit);
  for (const { titel, einheit, lebenslagen: genannte } of leistungen) {
    checkEinheit(LEISTUNGEN, `${titel}.einheit`, einheit);
    for (const lage of genannte) {
      if (!lagen.has(lage)) fehler.add(LEISTUNGEN, titel, `Die Lebenslage „${lage}“ steht nicht in lebenslagen.yaml.`);
    }
  }
  fehler.throwIfAny();

  return {
    einheiten: einheiten.map((einheit) => {
      const kette = followUp(einheit, nachNummer);
      const { id, code, name, art, ueber, leitung, telefon, email, vorspann } = einheit;
      return {
        id,
        code,
        name,
        art,
        ueber_id: ueber ?? null,
        leitung_id: leitung ?? null,
        telefon: telefon ?? null,
        email: email ?? null,
        vorspann: renderMarkdown(vorspann),
        anschriften: JSON.stringify(kette.find(({ anschriften }) => anschriften)?.anschriften ?? []),
        oeffnungszeiten: JSON.stringify(kette.find(({ oeffnungszeiten }) => oeffnungszeiten)?.oeffnungszeiten ?? []),
      };
    }),
    mitarbeiter: mitarbeiter.map(({ einheit, telefon, email, zimmer, ...person }, sortierung) => ({
      ...person,
      einheit_id: einheit,
      telefon: telefon ?? null,
      email: email ?? null,
      zimmer: zimmer ?? null,
      sortierung,
    })),
    lebenslagen: lebenslagen.map((lage, sortierung) => ({ ...lage, sortierung })),
    leistungen: leistungen.map((leistung) => ({
      slug: buildSlug(leistung.titel),
      titel: leistung.titel,
      einleitung: leistung.kurz,
      stichworte: leistung.auch,
      lebenslagen: leistung.lebenslagen,
      einheit_id: leistung.einheit,
      angaben: writeAngaben(leistung),
    })),
  };
}
