import { getAnsprechpartnerPath } from '@gm/shared/areas/wegweiser/get-ansprechpartner-path';
import type {
  Ansprechpartner,
  Person,
  Reachability,
  Staff,
  TreeNode,
  Unit,
  UnitPage,
} from '@gm/shared/areas/wegweiser/wegweiser';
import type { Seo } from '@gm/shared/schemas/seo';
import type { Selectable } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import type { OrganisationseinheitenTable, StaffTable } from './tables.ts';
import { ANSPRECHPARTNER, FACHBEREICHE, STAFF } from './wegweiser-path.ts';

type UnitLine = Selectable<OrganisationseinheitenTable>;
type PersonLine = Selectable<StaffTable>;

/** The whole administration: it is small, and every response needs several rows. */
interface Administration {
  einheiten: UnitLine[];
  mitarbeiter: PersonLine[];
}

/** Data of a unit or person for the frame of a page. */
interface AdministrationPage {
  pfad: string;
  titel: string;
  einleitung: string;
  /** Parent units, topmost first. */
  ueber: { title: string; href: string }[];
}

const ANSPRECHPARTNER_TEXT = 'Wer hier für Sie da ist, mit Durchwahl, E-Mail und Zimmer.';

const KINDS: Partial<Record<Unit['art'], string>> = { fachbereich: 'Fachbereich', sachgebiet: 'Sachgebiet' };

/** 'Sachgebiet 12: Bürgerbüro und Standesamt'; units without a code prefix use their name. */
function getUnit({ art: kind, code, name }: Pick<UnitLine, 'art' | 'code' | 'name'>): string {
  const word = KINDS[kind];
  return word ? `${word} ${code}: ${name}` : name;
}

const getUnitPath = ({ id, code, name }: UnitLine) => FACHBEREICHE.build(id, `${code} ${name}`);
const getPerson = ({ vorname: firstName, nachname: lastName }: Pick<PersonLine, 'vorname' | 'nachname'>) =>
  `${firstName} ${lastName}`;

/** Function and unit of a person; for the mayor both are the same. */
function getStelle({ funktion: role }: PersonLine, unit: UnitLine | undefined): string {
  return [...new Set([role, unit && getUnit(unit)])].filter(Boolean).join(', ');
}

function describePerson(line: PersonLine): Person {
  const { id, funktion: role, telefon: phone, email, zimmer: room } = line;
  const name = getPerson(line);
  return { id, name, funktion: role, telefon: phone, email, zimmer: room, detailURL: STAFF.build(id, name) };
}

function findLead({ leitung_id }: UnitLine, { mitarbeiter: staff }: Administration): Person | null {
  const lead = staff.find(({ id }) => id === leitung_id);
  return lead ? describePerson(lead) : null;
}

function describeShort(line: UnitLine) {
  const { id, code, name, art: kind } = line;
  return { id, code, name, art: kind, titel: getUnit(line), detailURL: getUnitPath(line) };
}

function describeUnit(line: UnitLine, administration: Administration): Reachability {
  const { telefon: phone, email, vorspann: teaser, anschriften: postalAddresses, oeffnungszeiten: openingHours } = line;
  return {
    ...describeShort(line),
    anschriften: postalAddresses,
    telefon: phone,
    email,
    oeffnungszeiten: { text: null, zeiten: openingHours },
    textbloecke: [{ typ: 'preamble', text: teaser }],
    taggingpfad: ANSPRECHPARTNER.uebersicht,
    leitung: findLead(line, administration),
  };
}

/** Structured data of a unit. */
function describeAmt(line: UnitLine): NonNullable<Seo['office']> {
  const { name, telefon: phone, email, anschriften: postalAddresses, oeffnungszeiten: openingHours } = line;
  const [postalAddress] = postalAddresses;
  const {
    strasse: street = '',
    hausnummer: houseNumber = '',
    postleitzahl: postcode = '',
    ort: location = '',
  } = postalAddress ?? {};
  const address = postalAddress ? { strasse: `${street} ${houseNumber}`, plz: postcode, ort: location } : null;
  return { name, telefon: phone, email, adresse: address, oeffnungszeiten: openingHours };
}

function listLower({ einheiten: units }: Administration, id: number | null): UnitLine[] {
  return units.filter(({ ueber_id }) => ueber_id === id).sort((a, b) => a.code.localeCompare(b.code));
}

function buildUnit(line: UnitLine, administration: Administration): Unit {
  return {
    ...describeUnit(line, administration),
    untergeordneteOEs: listLower(administration, line.id).map((lower) => buildUnit(lower, administration)),
  };
}

function buildNodes(administration: Administration, about: number | null): TreeNode[] {
  return listLower(administration, about).map((line) => ({
    ...describeShort(line),
    leitung: findLead(line, administration),
    untergeordneteOEs: buildNodes(administration, line.id),
  }));
}

/** Staff of a unit, head first. */
function listAnsprechpartner({ id, leitung_id }: UnitLine, { mitarbeiter: staff }: Administration): Person[] {
  const isLead = (person: PersonLine) => Number(person.id === leitung_id);
  return staff
    .filter(({ einheit_id }) => einheit_id === id)
    .sort((a, b) => isLead(b) - isLead(a) || a.sortierung - b.sortierung)
    .map(describePerson);
}

function listUpper({ einheiten: units }: Administration, id: number | null): UnitLine[] {
  const line = units.find((unit) => unit.id === id);
  return line ? [...listUpper({ einheiten: units, mitarbeiter: [] }, line.ueber_id), line] : [];
}

const toCrumb = (line: UnitLine) => ({ title: getUnit(line), href: getUnitPath(line) });

/** Units of the administration and their staff. */
export function createAdministrationRepository(db: DataSource) {
  async function read(): Promise<Administration> {
    const units = await db.selectFrom('organisationseinheiten').selectAll().orderBy('id').execute();
    return { einheiten: units, mitarbeiter: await db.selectFrom('mitarbeiter').selectAll().orderBy('id').execute() };
  }

  /** Applies `choose` to a unit; null if it does not exist. */
  async function withUnit<Result>(id: number, choose: (line: UnitLine, administration: Administration) => Result) {
    const administration = await read();
    const line = administration.einheiten.find((unit) => unit.id === id);
    return line ? choose(line, administration) : null;
  }

  return {
    /** All units as a tree. */
    async findBaum(): Promise<TreeNode[]> {
      return buildNodes(await read(), null);
    },

    /** Contact data of a unit, for its page and structured data. */
    findReachability: (id: number) =>
      withUnit(id, (line, administration) => ({
        einheit: describeUnit(line, administration),
        office: describeAmt(line),
      })),

    findEinheit: (id: number): Promise<Omit<UnitPage, 'leistungen'> | null> =>
      withUnit(id, (line, administration) => ({
        ...buildUnit(line, administration),
        seo: {
          title: getUnit(line),
          description: htmlToText(line.vorspann),
          type: 'office',
          office: describeAmt(line),
        },
      })),

    findAnsprechpartner: (id: number): Promise<Ansprechpartner | null> =>
      withUnit(id, (line, administration) => ({
        einheit: describeUnit(line, administration),
        data: listAnsprechpartner(line, administration),
        seo: { title: `Ansprechpartner*innen: ${line.name}`, description: ANSPRECHPARTNER_TEXT },
      })),

    async findMitarbeiter(id: number): Promise<Staff | null> {
      const administration = await read();
      const line = administration.mitarbeiter.find((person) => person.id === id);
      const unit = administration.einheiten.find((entry) => entry.id === line?.einheit_id);
      if (!line || !unit) return null;
      return {
        ...describePerson(line),
        aufgaben: line.aufgaben,
        einheit: describeUnit(unit, administration),
        seo: { title: getPerson(line), description: getStelle(line, unit) },
      };
    },

    findEinheitSeite: (id: number): Promise<AdministrationPage | null> =>
      withUnit(id, (line, administration) => ({
        pfad: getUnitPath(line),
        titel: getUnit(line),
        einleitung: htmlToText(line.vorspann),
        ueber: listUpper(administration, line.ueber_id).map(toCrumb),
      })),

    findAnsprechpartnerSeite: (id: number): Promise<AdministrationPage | null> =>
      withUnit(id, (line, administration) => ({
        pfad: getAnsprechpartnerPath({ ...line, taggingpfad: ANSPRECHPARTNER.uebersicht }),
        titel: 'Ansprechpartner*innen',
        einleitung: ANSPRECHPARTNER_TEXT,
        ueber: [...listUpper(administration, line.ueber_id), line].map(toCrumb),
      })),

    async findMitarbeiterSeite(id: number): Promise<AdministrationPage | null> {
      const administration = await read();
      const line = administration.mitarbeiter.find((person) => person.id === id);
      if (!line) return null;
      const about = listUpper(administration, line.einheit_id).map(toCrumb);
      const name = getPerson(line);
      return { pfad: STAFF.build(id, name), titel: name, einleitung: line.funktion, ueber: about };
    },

    /** Paths of all pages with contact persons. */
    async listAnsprechpartnerPfade(): Promise<string[]> {
      const { einheiten: units } = await read();
      return units.map((line) => getAnsprechpartnerPath({ ...line, taggingpfad: ANSPRECHPARTNER.uebersicht }));
    },

    /** Search rows of units and staff; their paths also feed the site map. */
    async listSearchRows(): Promise<{ fachbereich: SearchRow[]; mitarbeiter: SearchRow[] }> {
      const { einheiten: units, mitarbeiter: staff } = await read();
      const date = null;
      return {
        fachbereich: units.map((line) => ({
          pfad: getUnitPath(line),
          titel: getUnit(line),
          beschreibung: htmlToText(line.vorspann),
          text: [line.telefon, line.email].filter(Boolean).join(' '),
          datum: date,
        })),
        mitarbeiter: staff.map((line) => {
          const unit = units.find(({ id }) => id === line.einheit_id);
          return {
            pfad: STAFF.build(line.id, getPerson(line)),
            titel: getPerson(line),
            beschreibung: getStelle(line, unit),
            text: [...line.aufgaben, line.telefon, line.email].filter(Boolean).join(', '),
            datum: date,
          };
        }),
      };
    },
  };
}
