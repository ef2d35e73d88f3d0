import { AppError } from '@gm/shared/errors/app-error';
import { buildSlug } from '@gm/shared/rules/build-slug';
import { unifyMailAddress } from '@gm/shared/rules/mail-address';
import { CsvError, parse } from 'csv-parse/sync';
import { type AccountDetails, accountDetailsSchema } from '../account-details.ts';

/** A parsed line of the list; lines with `fehler` create no account. */
export interface AccountLine {
  /** Line number in the file; line 1 holds the headings. */
  zeile: number;
  angaben: Record<'art' | 'email' | 'vorname' | 'nachname' | 'rollen', string>;
  /** Null if the line is faulty. */
  konto: AccountDetails | null;
  fehler: string[];
}

/** Maximum number of accounts; beyond that the mails would take too long. */
const MAX_LINES = 500;
const MAX_BYTES = 1_000_000;
const MAX_CELLS = 50_000;
/** Characters per line. */
const MAX_RECORD = 10_000;

/** Normalised headings (`buildSlug`) and the columns they map to. */
const COLUMNS: Readonly<Record<string, keyof AccountLine['angaben'] | 'person'>> = {
  art: 'art',
  bereich: 'art',
  email: 'email',
  'e-mail': 'email',
  'e-mail-adresse': 'email',
  mail: 'email',
  vorname: 'vorname',
  nachname: 'nachname',
  name: 'nachname',
  rolle: 'rollen',
  rollen: 'rollen',
  person: 'person',
};
const NEEDED = ['vorname', 'nachname', 'email'] as const;

const KINDS: Readonly<Record<string, string>> = {
  '': 'intern',
  verwaltung: 'intern',
  intranet: 'intern',
  gemeinderat: 'rat',
};
const ROLES: Readonly<Record<string, string>> = { freigaben: 'redaktion', 'konten-verwalten': 'admin' };

const refuse = (message: string) =>
  new AppError('felder_ungueltig', message, { felder: [{ feld: 'datei', meldung: message }] });

/** UTF-8 with or without BOM, otherwise Windows-1252, which German Excel writes. */
function readText(file: Buffer): string {
  if (file.length > MAX_BYTES) throw refuse('Die Liste ist zu groß. Bitte teilen Sie sie auf.');
  // A workbook is a ZIP file; "Unicode text" is UTF-16.
  if (file.includes(0) || file.subarray(0, 2).toString('latin1') === 'PK') {
    throw refuse('Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV“ und wählen Sie diese Datei aus.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

interface RawLine {
  record: string[];
  info: { lines: number };
}

function split(text: string): RawLine[] {
  const [head = ''] = text.split('\n', 1);
  const delimiter = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ',';
  if (text.split(delimiter).length > MAX_CELLS) throw refuse('Die Liste ist zu groß. Bitte teilen Sie sie auf.');
  try {
    return parse(text, {
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      info: true,
      max_record_size: MAX_RECORD,
    }) as unknown as RawLine[];
  } catch (error) {
    const where = error instanceof CsvError && typeof error.lines === 'number' ? ` (Zeile ${error.lines})` : '';
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
      throw refuse(`Eine Zeile der Liste ist zu lang${where}.`);
    throw refuse(`Die Liste ist nicht lesbar: Ein Anführungszeichen fehlt oder steht an der falschen Stelle${where}.`);
  }
}

/** A formula would be executed after the next export (OWASP CSV injection). */
const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell);

function readRoles(text: string): string[] {
  return text
    .split(/[,;|/]/)
    .map((role) => buildSlug(role))
    .filter(Boolean)
    .map((role) => ROLES[role] ?? role);
}

function readRow(line: number, values: ReadonlyMap<string, string>): AccountLine {
  const value = (column: string) => values.get(column) ?? '';
  const details = {
    art: value('art'),
    email: value('email'),
    vorname: value('vorname'),
    nachname: value('nachname'),
    rollen: value('rollen'),
  };
  const kind = buildSlug(details.art);
  const parsed = accountDetailsSchema.safeParse({
    ...details,
    art: KINDS[kind] ?? kind,
    rollen: [...new Set(readRoles(details.rollen))],
  });
  const error = [...values]
    .filter(([, cell]) => isFormula(cell))
    .map(([, cell]) => `„${cell}“ wäre in einer Tabelle eine Formel.`);
  if (!parsed.success) {
    const fields = new Map(parsed.error.issues.map(({ path, message }) => [path[0], message]));
    if (fields.has('art')) fields.set('art', `„${details.art}“ gibt es nicht: Die Art ist „intern“ oder „rat“.`);
    if (fields.has('rollen')) fields.set('rollen', `„${details.rollen}“: Rollen sind „redaktion“ und „admin“.`);
    error.push(...fields.values());
  } else if (parsed.data.art === 'rat' && parsed.data.rollen.length > 0) {
    error.push('Rollen gibt es nur in der Verwaltung.');
  }
  const person = value('person');
  if (!/^([1-9]\d{0,8})?$/.test(person)) error.push(`„${person}“ ist keine Nummer einer Person.`);
  const account = parsed.success && error.length === 0;
  return {
    zeile: line,
    angaben: details,
    fehler: error,
    konto: account ? { ...parsed.data, person_id: person === '' ? null : Number(person) } : null,
  };
}

/**
 * Parses a list of accounts: columns by heading in any order, separated by semicolons, commas or tabs. Throws
 * `felder_ungueltig` for the field `datei` if it is not such a list; errors in single lines are returned with the line.
 */
export function readAccountList(file: Buffer): AccountLine[] {
  const [head, ...rawLines] = split(readText(file));
  const columns = (head?.record ?? []).map((title) => COLUMNS[buildSlug(title)]);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw refuse(`In der ersten Zeile fehlt: ${missing.join(', ')}. Dort stehen die Namen der Spalten.`);
  }
  if (rawLines.length === 0) throw refuse('Unter den Namen der Spalten steht niemand.');
  if (rawLines.length > MAX_LINES) {
    throw refuse(`Die Liste hat ${rawLines.length} Zeilen. Bitte teilen Sie sie auf: höchstens ${MAX_LINES}.`);
  }
  const known = new Map<string, number>();
  return rawLines.map(({ record, info }) => {
    const pairs = columns.map((column, index) => [column ?? '', record[index] ?? ''] as const);
    const line = readRow(info.lines, new Map(pairs.filter(([column]) => column)));
    if (!line.konto) return line;
    const key = `${line.konto.art} ${unifyMailAddress(line.konto.email).toLowerCase()}`;
    const earlier = known.get(key);
    known.set(key, earlier ?? line.zeile);
    if (earlier === undefined) return line;
    return { ...line, konto: null, fehler: [`Diese Adresse steht schon in Zeile ${earlier}.`] };
  });
}
