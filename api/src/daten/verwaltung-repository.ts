import { nenneAnsprechpartnerPfad } from '@gm/shared/regeln/nenne-ansprechpartner-pfad';
import type { Seo } from '@gm/shared/schemas/seo';
import type {
  Ansprechpartner,
  Einheit,
  EinheitSeite,
  Erreichbarkeit,
  Knoten,
  Mitarbeiter,
  Person,
} from '@gm/shared/schemas/wegweiser';
import type { Selectable } from 'kysely';
import { ANSPRECHPARTNER, FACHBEREICHE, MITARBEITER } from '../regeln/wegweiser-pfad.ts';
import { htmlZuText } from '../suche/html-zu-text.ts';
import type { Datenquelle } from './database.ts';
import type { Suchzeile } from './suche-repository.ts';
import type { MitarbeiterTabelle, OrganisationseinheitenTabelle } from './tabellen/wegweiser.ts';

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
function nenneEinheit({ art, code, name }: Pick<EinheitZeile, 'art' | 'code' | 'name'>): string {
  const wort = ARTEN[art];
  return wort ? `${wort} ${code}: ${name}` : name;
}

const nenneEinheitPfad = ({ id, code, name }: EinheitZeile) => FACHBEREICHE.bilde(id, `${code} ${name}`);
const nennePerson = ({ vorname, nachname }: Pick<PersonZeile, 'vorname' | 'nachname'>) => `${vorname} ${nachname}`;

/** What somebody does, and where; the mayor is both at once. */
function nenneStelle({ funktion }: PersonZeile, einheit: EinheitZeile | undefined): string {
  return [...new Set([funktion, einheit && nenneEinheit(einheit)])].filter(Boolean).join(', ');
}

function beschreibePerson(zeile: PersonZeile): Person {
  const { id, funktion, telefon, email, zimmer } = zeile;
  const name = nennePerson(zeile);
  return { id, name, funktion, telefon, email, zimmer, detailURL: MITARBEITER.bilde(id, name) };
}

function findeLeitung({ leitung_id }: EinheitZeile, { mitarbeiter }: Verwaltung): Person | null {
  const leitung = mitarbeiter.find(({ id }) => id === leitung_id);
  return leitung ? beschreibePerson(leitung) : null;
}

function beschreibeKurz(zeile: EinheitZeile) {
  const { id, code, name, art } = zeile;
  return { id, code, name, art, titel: nenneEinheit(zeile), detailURL: nenneEinheitPfad(zeile) };
}

function beschreibeEinheit(zeile: EinheitZeile, verwaltung: Verwaltung): Erreichbarkeit {
  const { telefon, email, vorspann, anschriften, oeffnungszeiten } = zeile;
  return {
    ...beschreibeKurz(zeile),
    anschriften,
    telefon,
    email,
    oeffnungszeiten: { text: null, zeiten: oeffnungszeiten },
    textbloecke: [{ typ: 'preamble', text: vorspann }],
    taggingpfad: ANSPRECHPARTNER.uebersicht,
    leitung: findeLeitung(zeile, verwaltung),
  };
}

/** What search engines are told of a unit. */
function beschreibeAmt(zeile: EinheitZeile): NonNullable<Seo['office']> {
  const { name, telefon, email, anschriften, oeffnungszeiten } = zeile;
  const [anschrift] = anschriften;
  const { strasse = '', hausnummer = '', postleitzahl: plz = '', ort = '' } = anschrift ?? {};
  const adresse = anschrift ? { strasse: `${strasse} ${hausnummer}`, plz, ort } : null;
  return { name, telefon, email, adresse, oeffnungszeiten };
}

function listeUntere({ einheiten }: Verwaltung, id: number | null): EinheitZeile[] {
  return einheiten.filter(({ ueber_id }) => ueber_id === id).sort((a, b) => a.code.localeCompare(b.code));
}

function baueEinheit(zeile: EinheitZeile, verwaltung: Verwaltung): Einheit {
  return {
    ...beschreibeEinheit(zeile, verwaltung),
    untergeordneteOEs: listeUntere(verwaltung, zeile.id).map((untere) => baueEinheit(untere, verwaltung)),
  };
}

function baueKnoten(verwaltung: Verwaltung, ueber: number | null): Knoten[] {
  return listeUntere(verwaltung, ueber).map((zeile) => ({
    ...beschreibeKurz(zeile),
    leitung: findeLeitung(zeile, verwaltung),
    untergeordneteOEs: baueKnoten(verwaltung, zeile.id),
  }));
}

/** Who works in a unit, its head first. */
function listeAnsprechpartner({ id, leitung_id }: EinheitZeile, { mitarbeiter }: Verwaltung): Person[] {
  const istLeitung = (person: PersonZeile) => Number(person.id === leitung_id);
  return mitarbeiter
    .filter(({ einheit_id }) => einheit_id === id)
    .sort((a, b) => istLeitung(b) - istLeitung(a) || a.sortierung - b.sortierung)
    .map(beschreibePerson);
}

function listeObere({ einheiten }: Verwaltung, id: number | null): EinheitZeile[] {
  const zeile = einheiten.find((einheit) => einheit.id === id);
  return zeile ? [...listeObere({ einheiten, mitarbeiter: [] }, zeile.ueber_id), zeile] : [];
}

const alsKrume = (zeile: EinheitZeile) => ({ title: nenneEinheit(zeile), href: nenneEinheitPfad(zeile) });

/** Units of the administration and who works there. */
export function createVerwaltungRepository(db: Datenquelle) {
  async function lies(): Promise<Verwaltung> {
    const einheiten = await db.selectFrom('organisationseinheiten').selectAll().orderBy('id').execute();
    return { einheiten, mitarbeiter: await db.selectFrom('mitarbeiter').selectAll().orderBy('id').execute() };
  }

  /** Whatever `waehle` makes of a unit, or null where there is none. */
  async function mitEinheit<Ergebnis>(id: number, waehle: (zeile: EinheitZeile, verwaltung: Verwaltung) => Ergebnis) {
    const verwaltung = await lies();
    const zeile = verwaltung.einheiten.find((einheit) => einheit.id === id);
    return zeile ? waehle(zeile, verwaltung) : null;
  }

  return {
    /** All units as a tree. */
    async findeBaum(): Promise<Knoten[]> {
      return baueKnoten(await lies(), null);
    },

    /** How to reach a unit, for its page and for search engines. */
    findeErreichbarkeit: (id: number) =>
      mitEinheit(id, (zeile, verwaltung) => ({
        einheit: beschreibeEinheit(zeile, verwaltung),
        office: beschreibeAmt(zeile),
      })),

    findeEinheit: (id: number): Promise<Omit<EinheitSeite, 'leistungen'> | null> =>
      mitEinheit(id, (zeile, verwaltung) => ({
        ...baueEinheit(zeile, verwaltung),
        seo: {
          title: nenneEinheit(zeile),
          description: htmlZuText(zeile.vorspann),
          type: 'office',
          office: beschreibeAmt(zeile),
        },
      })),

    findeAnsprechpartner: (id: number): Promise<Ansprechpartner | null> =>
      mitEinheit(id, (zeile, verwaltung) => ({
        einheit: beschreibeEinheit(zeile, verwaltung),
        data: listeAnsprechpartner(zeile, verwaltung),
        seo: { title: `Ansprechpartner*innen: ${zeile.name}`, description: ANSPRECHPARTNER_TEXT },
      })),

    async findeMitarbeiter(id: number): Promise<Mitarbeiter | null> {
      const verwaltung = await lies();
      const zeile = verwaltung.mitarbeiter.find((person) => person.id === id);
      const einheit = verwaltung.einheiten.find((eintrag) => eintrag.id === zeile?.einheit_id);
      if (!zeile || !einheit) return null;
      return {
        ...beschreibePerson(zeile),
        aufgaben: zeile.aufgaben,
        einheit: beschreibeEinheit(einheit, verwaltung),
        seo: { title: nennePerson(zeile), description: nenneStelle(zeile, einheit) },
      };
    },

    findeEinheitSeite: (id: number): Promise<Verwaltungsseite | null> =>
      mitEinheit(id, (zeile, verwaltung) => ({
        pfad: nenneEinheitPfad(zeile),
        titel: nenneEinheit(zeile),
        einleitung: htmlZuText(zeile.vorspann),
        ueber: listeObere(verwaltung, zeile.ueber_id).map(alsKrume),
      })),

    findeAnsprechpartnerSeite: (id: number): Promise<Verwaltungsseite | null> =>
      mitEinheit(id, (zeile, verwaltung) => ({
        pfad: nenneAnsprechpartnerPfad({ ...zeile, taggingpfad: ANSPRECHPARTNER.uebersicht }),
        titel: 'Ansprechpartner*innen',
        einleitung: ANSPRECHPARTNER_TEXT,
        ueber: [...listeObere(verwaltung, zeile.ueber_id), zeile].map(alsKrume),
      })),

    async findeMitarbeiterSeite(id: number): Promise<Verwaltungsseite | null> {
      const verwaltung = await lies();
      const zeile = verwaltung.mitarbeiter.find((person) => person.id === id);
      if (!zeile) return null;
      const ueber = listeObere(verwaltung, zeile.einheit_id).map(alsKrume);
      const name = nennePerson(zeile);
      return { pfad: MITARBEITER.bilde(id, name), titel: name, einleitung: zeile.funktion, ueber };
    },

    /** Paths of all pages with contact persons. */
    async listeAnsprechpartnerPfade(): Promise<string[]> {
      const { einheiten } = await lies();
      return einheiten.map((zeile) => nenneAnsprechpartnerPfad({ ...zeile, taggingpfad: ANSPRECHPARTNER.uebersicht }));
    },

    /** Units and staff as the search keeps them; their paths are those of the site map. */
    async listeSuchzeilen(): Promise<{ fachbereich: Suchzeile[]; mitarbeiter: Suchzeile[] }> {
      const { einheiten, mitarbeiter } = await lies();
      const datum = null;
      return {
        fachbereich: einheiten.map((zeile) => ({
          pfad: nenneEinheitPfad(zeile),
          titel: nenneEinheit(zeile),
          beschreibung: htmlZuText(zeile.vorspann),
          text: [zeile.telefon, zeile.email].filter(Boolean).join(' '),
          datum,
        })),
        mitarbeiter: mitarbeiter.map((zeile) => {
          const einheit = einheiten.find(({ id }) => id === zeile.einheit_id);
          return {
            pfad: MITARBEITER.bilde(zeile.id, nennePerson(zeile)),
            titel: nennePerson(zeile),
            beschreibung: nenneStelle(zeile, einheit),
            text: [...zeile.aufgaben, zeile.telefon, zeile.email].filter(Boolean).join(', '),
            datum,
          };
        }),
      };
    },
  };
}
