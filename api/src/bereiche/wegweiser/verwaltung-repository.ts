import { getAnsprechpartnerPfad } from '@gm/shared/bereiche/wegweiser/get-ansprechpartner-pfad';
import type {
  Ansprechpartner,
  Einheit,
  EinheitSeite,
  Erreichbarkeit,
  Knoten,
  Mitarbeiter,
  Person,
} from '@gm/shared/bereiche/wegweiser/wegweiser';
import type { Seo } from '@gm/shared/schemas/seo';
import type { Selectable } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import type { MitarbeiterTabelle, OrganisationseinheitenTabelle } from './tables.ts';
import { ANSPRECHPARTNER, FACHBEREICHE, MITARBEITER } from './wegweiser-pfad.ts';

type EinheitZeile = Selectable<OrganisationseinheitenTabelle>;
type PersonZeile = Selectable<MitarbeiterTabelle>;

/** The administration as a whole: it is small, and every answer needs several of its rows. */
interface Verwaltung {
  einheiten: EinheitZeile[];
  mitarbeiter: PersonZeile[];
}

/** What a page's frame needs of its unit or person. */
interface Verwaltungsseite {
  pfad: string;
  titel: string;
  einleitung: string;
  /** The units above, the topmost first. */
  ueber: { title: string; href: string }[];
}

const ANSPRECHPARTNER_TEXT = 'Wer hier für Sie da ist, mit Durchwahl, E-Mail und Zimmer.';

const ARTEN: Partial<Record<Einheit['art'], string>> = { fachbereich: 'Fachbereich', sachgebiet: 'Sachgebiet' };

/** 'Sachgebiet 12: Bürgerbüro und Standesamt'; units of their own kind have their name alone. */
function getEinheit({ art, code, name }: Pick<EinheitZeile, 'art' | 'code' | 'name'>): string {
  const wort = ARTEN[art];
  return wort ? `${wort} ${code}: ${name}` : name;
}

const getEinheitPfad = ({ id, code, name }: EinheitZeile) => FACHBEREICHE.build(id, `${code} ${name}`);
const getPerson = ({ vorname, nachname }: Pick<PersonZeile, 'vorname' | 'nachname'>) => `${vorname} ${nachname}`;

/** What somebody does, and where; the mayor is both at once. */
function getStelle({ funktion }: PersonZeile, einheit: EinheitZeile | undefined): string {
  return [...new Set([funktion, einheit && getEinheit(einheit)])].filter(Boolean).join(', ');
}

function describePerson(zeile: PersonZeile): Person {
  const { id, funktion, telefon, email, zimmer } = zeile;
  const name = getPerson(zeile);
  return { id, name, funktion, telefon, email, zimmer, detailURL: MITARBEITER.build(id, name) };
}

function findLeitung({ leitung_id }: EinheitZeile, { mitarbeiter }: Verwaltung): Person | null {
  const leitung = mitarbeiter.find(({ id }) => id === leitung_id);
  return leitung ? describePerson(leitung) : null;
}

function describeKurz(zeile: EinheitZeile) {
  const { id, code, name, art } = zeile;
  return { id, code, name, art, titel: getEinheit(zeile), detailURL: getEinheitPfad(zeile) };
}

function describeEinheit(zeile: EinheitZeile, verwaltung: Verwaltung): Erreichbarkeit {
  const { telefon, email, vorspann, anschriften, oeffnungszeiten } = zeile;
  return {
    ...describeKurz(zeile),
    anschriften,
    telefon,
    email,
    oeffnungszeiten: { text: null, zeiten: oeffnungszeiten },
    textbloecke: [{ typ: 'preamble', text: vorspann }],
    taggingpfad: ANSPRECHPARTNER.uebersicht,
    leitung: findLeitung(zeile, verwaltung),
  };
}

/** What search engines are told of a unit. */
function describeAmt(zeile: EinheitZeile): NonNullable<Seo['office']> {
  const { name, telefon, email, anschriften, oeffnungszeiten } = zeile;
  const [anschrift] = anschriften;
  const { strasse = '', hausnummer = '', postleitzahl: plz = '', ort = '' } = anschrift ?? {};
  const adresse = anschrift ? { strasse: `${strasse} ${hausnummer}`, plz, ort } : null;
  return { name, telefon, email, adresse, oeffnungszeiten };
}

function listLower({ einheiten }: Verwaltung, id: number | null): EinheitZeile[] {
  return einheiten.filter(({ ueber_id }) => ueber_id === id).sort((a, b) => a.code.localeCompare(b.code));
}

function buildEinheit(zeile: EinheitZeile, verwaltung: Verwaltung): Einheit {
  return {
    ...describeEinheit(zeile, verwaltung),
    untergeordneteOEs: listLower(verwaltung, zeile.id).map((untere) => buildEinheit(untere, verwaltung)),
  };
}

function buildNodes(verwaltung: Verwaltung, ueber: number | null): Knoten[] {
  return listLower(verwaltung, ueber).map((zeile) => ({
    ...describeKurz(zeile),
    leitung: findLeitung(zeile, verwaltung),
    untergeordneteOEs: buildNodes(verwaltung, zeile.id),
  }));
}

/** Who works in a unit, its head first. */
function listAnsprechpartner({ id, leitung_id }: EinheitZeile, { mitarbeiter }: Verwaltung): Person[] {
  const isLeitung = (person: PersonZeile) => Number(person.id === leitung_id);
  return mitarbeiter
    .filter(({ einheit_id }) => einheit_id === id)
    .sort((a, b) => isLeitung(b) - isLeitung(a) || a.sortierung - b.sortierung)
    .map(describePerson);
}

function listUpper({ einheiten }: Verwaltung, id: number | null): EinheitZeile[] {
  const zeile = einheiten.find((einheit) => einheit.id === id);
  return zeile ? [...listUpper({ einheiten, mitarbeiter: [] }, zeile.ueber_id), zeile] : [];
}

const toKrume = (zeile: EinheitZeile) => ({ title: getEinheit(zeile), href: getEinheitPfad(zeile) });

/** Units of the administration and who works there. */
export function createVerwaltungRepository(db: Datenquelle) {
  async function read(): Promise<Verwaltung> {
    const einheiten = await db.selectFrom('organisationseinheiten').selectAll().orderBy('id').execute();
    return { einheiten, mitarbeiter: await db.selectFrom('mitarbeiter').selectAll().orderBy('id').execute() };
  }

  /** Whatever `waehle` makes of a unit, or null where there is none. */
  async function withEinheit<Ergebnis>(id: number, choose: (zeile: EinheitZeile, verwaltung: Verwaltung) => Ergebnis) {
    const verwaltung = await read();
    const zeile = verwaltung.einheiten.find((einheit) => einheit.id === id);
    return zeile ? choose(zeile, verwaltung) : null;
  }

  return {
    /** All units as a tree. */
    async findBaum(): Promise<Knoten[]> {
      return buildNodes(await read(), null);
    },

    /** How to reach a unit, for its page and for search engines. */
    findErreichbarkeit: (id: number) =>
      withEinheit(id, (zeile, verwaltung) => ({
        einheit: describeEinheit(zeile, verwaltung),
        office: describeAmt(zeile),
      })),

    findEinheit: (id: number): Promise<Omit<EinheitSeite, 'leistungen'> | null> =>
      withEinheit(id, (zeile, verwaltung) => ({
        ...buildEinheit(zeile, verwaltung),
        seo: {
          title: getEinheit(zeile),
          description: htmlToText(zeile.vorspann),
          type: 'office',
          office: describeAmt(zeile),
        },
      })),

    findAnsprechpartner: (id: number): Promise<Ansprechpartner | null> =>
      withEinheit(id, (zeile, verwaltung) => ({
        einheit: describeEinheit(zeile, verwaltung),
        data: listAnsprechpartner(zeile, verwaltung),
        seo: { title: `Ansprechpartner*innen: ${zeile.name}`, description: ANSPRECHPARTNER_TEXT },
      })),

    async findMitarbeiter(id: number): Promise<Mitarbeiter | null> {
      const verwaltung = await read();
      const zeile = verwaltung.mitarbeiter.find((person) => person.id === id);
      const einheit = verwaltung.einheiten.find((eintrag) => eintrag.id === zeile?.einheit_id);
      if (!zeile || !einheit) return null;
      return {
        ...describePerson(zeile),
        aufgaben: zeile.aufgaben,
        einheit: describeEinheit(einheit, verwaltung),
        seo: { title: getPerson(zeile), description: getStelle(zeile, einheit) },
      };
    },

    findEinheitSeite: (id: number): Promise<Verwaltungsseite | null> =>
      withEinheit(id, (zeile, verwaltung) => ({
        pfad: getEinheitPfad(zeile),
        titel: getEinheit(zeile),
        einleitung: htmlToText(zeile.vorspann),
        ueber: listUpper(verwaltung, zeile.ueber_id).map(toKrume),
      })),

    findAnsprechpartnerSeite: (id: number): Promise<Verwaltungsseite | null> =>
      withEinheit(id, (zeile, verwaltung) => ({
        pfad: getAnsprechpartnerPfad({ ...zeile, taggingpfad: ANSPRECHPARTNER.uebersicht }),
        titel: 'Ansprechpartner*innen',
        einleitung: ANSPRECHPARTNER_TEXT,
        ueber: [...listUpper(verwaltung, zeile.ueber_id), zeile].map(toKrume),
      })),

    async findMitarbeiterSeite(id: number): Promise<Verwaltungsseite | null> {
      const verwaltung = await read();
      const zeile = verwaltung.mitarbeiter.find((person) => person.id === id);
      if (!zeile) return null;
      const ueber = listUpper(verwaltung, zeile.einheit_id).map(toKrume);
      const name = getPerson(zeile);
      return { pfad: MITARBEITER.build(id, name), titel: name, einleitung: zeile.funktion, ueber };
    },

    /** Paths of all pages with contact persons. */
    async listAnsprechpartnerPfade(): Promise<string[]> {
      const { einheiten } = await read();
      return einheiten.map((zeile) => getAnsprechpartnerPfad({ ...zeile, taggingpfad: ANSPRECHPARTNER.uebersicht }));
    },

    /** Units and staff as the search keeps them; their paths are those of the site map. */
    async listSuchzeilen(): Promise<{ fachbereich: Suchzeile[]; mitarbeiter: Suchzeile[] }> {
      const { einheiten, mitarbeiter } = await read();
      const datum = null;
      return {
        fachbereich: einheiten.map((zeile) => ({
          pfad: getEinheitPfad(zeile),
          titel: getEinheit(zeile),
          beschreibung: htmlToText(zeile.vorspann),
          text: [zeile.telefon, zeile.email].filter(Boolean).join(' '),
          datum,
        })),
        mitarbeiter: mitarbeiter.map((zeile) => {
          const einheit = einheiten.find(({ id }) => id === zeile.einheit_id);
          return {
            pfad: MITARBEITER.build(zeile.id, getPerson(zeile)),
            titel: getPerson(zeile),
            beschreibung: getStelle(zeile, einheit),
            text: [...zeile.aufgaben, zeile.telefon, zeile.email].filter(Boolean).join(', '),
            datum,
          };
        }),
      };
    },
  };
}
