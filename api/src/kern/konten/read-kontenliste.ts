import { AppError } from '@gm/shared/fehler/app-error';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { unifyMailAddress } from '@gm/shared/regeln/mail-address';
import { CsvError, parse } from 'csv-parse/sync';
import { type KontoAngaben, kontoAngabenSchema } from './konto-angaben.ts';

/** One line of a list, as it was read; with `fehler` it becomes no account. */
export interface Kontozeile {
  /** Number of the line in the file; the first one holds the headings. */
  zeile: number;
  angaben: Record<'art' | 'email' | 'vorname' | 'nachname' | 'rollen', string>;
  /** Null where something is wrong. */
  konto: KontoAngaben | null;
  fehler: string[];
}

/** Lines with an account; more would keep the desk waiting for its mails. */
const MAX_ZEILEN = 500;
const MAX_BYTES = 1_000_000;

/** Headings as `buildSlug` writes them, and the column they mean. */
const SPALTEN: Readonly<Record<string, keyof Kontozeile['angaben'] | 'person'>> = {
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
const NOETIG = ['vorname', 'nachname', 'email'] as const;

const ARTEN: Readonly<Record<string, string>> = {
  '': 'intern',
  verwaltung: 'intern',
  intranet: 'intern',
  gemeinderat: 'rat',
};
const ROLLEN: Readonly<Record<string, string>> = { freigaben: 'redaktion', 'konten-verwalten': 'admin' };

const refuse = (meldung: string) => new AppError('felder_ungueltig', meldung, { felder: [{ feld: 'datei', meldung }] });

/** UTF-8 with or without its mark, or else Windows-1252, which Excel writes in German. */
function readText(datei: Buffer): string {
  if (datei.length > MAX_BYTES) throw refuse('Die Liste ist zu groß. Bitte teilen Sie sie auf.');
  // A workbook is a ZIP file; "Unicode text" has two bytes for each letter.
  if (datei.includes(0) || datei.subarray(0, 2).toString('latin1') === 'PK') {
    throw refuse('Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV“ und wählen Sie diese Datei aus.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(datei);
  } catch {
    return new TextDecoder('windows-1252').decode(datei);
  }
}

interface Rohzeile {
  record: string[];
  info: { lines: number };
}

function split(text: string): Rohzeile[] {
  const [kopf = ''] = text.split('\n', 1);
  const delimiter = kopf.includes(';') ? ';' : kopf.includes('\t') ? '\t' : ',';
  try {
    return parse(text, {
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      info: true,
    }) as unknown as Rohzeile[];
  } catch (error) {
    const wo = error instanceof CsvError && typeof error.lines === 'number' ? ` (Zeile ${error.lines})` : '';
    throw refuse(`Die Liste ist nicht lesbar: Ein Anführungszeichen fehlt oder steht an der falschen Stelle${wo}.`);
  }
}

/** What a spreadsheet would calculate: it comes back with every export (OWASP CSV injection). */
const isFormula = (zelle: string) => /^[=+\-@\t\r]/.test(zelle);

function readRollen(text: string): string[] {
  return text
    .split(/[,;|/]/)
    .map((rolle) => buildSlug(rolle))
    .filter(Boolean)
    .map((rolle) => ROLLEN[rolle] ?? rolle);
}

function readRow(zeile: number, werte: ReadonlyMap<string, string>): Kontozeile {
  const wert = (spalte: string) => werte.get(spalte) ?? '';
  const angaben = {
    art: wert('art'),
    email: wert('email'),
    vorname: wert('vorname'),
    nachname: wert('nachname'),
    rollen: wert('rollen'),
  };
  const art = buildSlug(angaben.art);
  const gelesen = kontoAngabenSchema.safeParse({
    ...angaben,
    art: ARTEN[art] ?? art,
    rollen: [...new Set(readRollen(angaben.rollen))],
  });
  const fehler = [...werte]
    .filter(([, zelle]) => isFormula(zelle))
    .map(([, zelle]) => `„${zelle}“ wäre in einer Tabelle eine Formel.`);
  if (!gelesen.success) {
    const felder = new Map(gelesen.error.issues.map(({ path, message }) => [path[0], message]));
    if (felder.has('art')) felder.set('art', `„${angaben.art}“ gibt es nicht: Die Art ist „intern“ oder „rat“.`);
    if (felder.has('rollen')) felder.set('rollen', `„${angaben.rollen}“: Rollen sind „redaktion“ und „admin“.`);
    fehler.push(...felder.values());
  } else if (gelesen.data.art === 'rat' && gelesen.data.rollen.length > 0) {
    fehler.push('Rollen gibt es nur in der Verwaltung.');
  }
  const person = wert('person');
  if (!/^([1-9]\d{0,8})?$/.test(person)) fehler.push(`„${person}“ ist keine Nummer einer Person.`);
  const konto = gelesen.success && fehler.length === 0;
  return {
    zeile,
    angaben,
    fehler,
    konto: konto ? { ...gelesen.data, person_id: person === '' ? null : Number(person) } : null,
  };
}

/**
 * Reads a list of accounts: columns by their headings, in any order, divided by semicolons, commas or tabs. Throws
 * `felder_ungueltig` for the field `datei` when it is no such list; what is wrong with single lines stands with them.
 */
export function readKontenliste(datei: Buffer): Kontozeile[] {
  const [kopf, ...rohzeilen] = split(readText(datei));
  const spalten = (kopf?.record ?? []).map((titel) => SPALTEN[buildSlug(titel)]);
  const fehlende = NOETIG.filter((spalte) => !spalten.includes(spalte));
  if (fehlende.length > 0) {
    throw refuse(`In der ersten Zeile fehlt: ${fehlende.join(', ')}. Dort stehen die Namen der Spalten.`);
  }
  if (rohzeilen.length === 0) throw refuse('Unter den Namen der Spalten steht niemand.');
  if (rohzeilen.length > MAX_ZEILEN) {
    throw refuse(`Die Liste hat ${rohzeilen.length} Zeilen. Bitte teilen Sie sie auf: höchstens ${MAX_ZEILEN}.`);
  }
  const bekannt = new Map<string, number>();
  return rohzeilen.map(({ record, info }) => {
    const paare = spalten.map((spalte, index) => [spalte ?? '', record[index] ?? ''] as const);
    const zeile = readRow(info.lines, new Map(paare.filter(([spalte]) => spalte)));
    if (!zeile.konto) return zeile;
    const schluessel = `${zeile.konto.art} ${unifyMailAddress(zeile.konto.email).toLowerCase()}`;
    const frueher = bekannt.get(schluessel);
    bekannt.set(schluessel, frueher ?? zeile.zeile);
    if (frueher === undefined) return zeile;
    return { ...zeile, konto: null, fehler: [`Diese Adresse steht schon in Zeile ${frueher}.`] };
  });
}
