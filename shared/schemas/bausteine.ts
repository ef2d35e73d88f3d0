/**
 * What the schemas of the public forms are made of. The browser parses what was typed, the api what arrived as JSON or
 * from a form without scripts: every piece takes the text of a control as well as the typed value.
 */
// zod/mini: the browser needs these schemas, and the method style of `zod` costs it 15 kB (brotli) more.
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { readBerlinerZeit } from '../regeln/berliner-zeit.ts';
import { BILD_FALSCHER_TYP, BILD_MAX_BYTES, BILD_TYPEN, BILD_UNLESBAR, BILD_ZU_GROSS } from '../regeln/bild-upload.ts';
import { MAIL_ADDRESS } from '../regeln/mail-address.ts';
import { readDatum } from '../regeln/read-datum.ts';
import { readNumber } from '../regeln/read-number.ts';
import { sayInGerman } from './say-in-german.ts';

z.config({ localeError: sayInGerman });

const describeTooLong = (max: number) =>
  `Bitte kürzen Sie Ihre Angabe auf höchstens ${max.toLocaleString('de-DE')} Zeichen.`;

/** Text that has to be there, `min` to `max` characters without the blanks around it. */
export function pflichtText(meldung: string, { min = 1, max = 200, zuLang = describeTooLong(max) } = {}) {
  return z.string(meldung).check(z.trim(), z.minLength(min, meldung), z.maxLength(max, zuLang));
}

/** Text that may be missing; then it is empty. */
export function optionalerText({ max = 200, zuLang = describeTooLong(max) } = {}) {
  return z._default(z.string(zuLang).check(z.trim(), z.maxLength(max, zuLang)), '');
}

export const EMAIL_UNGUELTIG = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';

export function email(meldung = EMAIL_UNGUELTIG) {
  return z.string(meldung).check(z.trim(), z.normalize(), z.maxLength(254, meldung), z.regex(MAIL_ADDRESS, meldung));
}

const ADRESSE_UNGUELTIG = 'Bitte geben Sie die vollständige Adresse an, die mit http:// oder https:// beginnt.';

/** Address of a page elsewhere, or empty. */
export function webadresse(meldung = ADRESSE_UNGUELTIG) {
  const isAddress = (wert: string) => wert === '' || (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(wert) && URL.canParse(wert));
  return z._default(z.string(meldung).check(z.trim(), z.maxLength(500, meldung), z.refine(isAddress, meldung)), '');
}

/**
 * The text of what a control may hold. Whatever else arrived stays what it is, for the schema to refuse: JSON may hold
 * objects that cannot be turned into text at all.
 */
export const readText = (wert: unknown): unknown =>
  typeof wert === 'number' || typeof wert === 'boolean' ? String(wert) : wert;

const toNumber = (wert: unknown) => (typeof wert === 'string' ? readNumber(wert) : wert);

/** A number that has to be there; `12,5` is one. `schritt` 0.01 takes cents, 1 whole numbers. */
export function zahl(meldung: string, { min = 0, max = 999_999, schritt = 1 } = {}) {
  return z.pipe(
    z.transform(toNumber),
    z.number(meldung).check(z.minimum(min, meldung), z.maximum(max, meldung), z.multipleOf(schritt, meldung)),
  );
}

/** An amount as people type it, `12,50`; in euros, as it travels. */
export function betrag(meldung: string, { max }: { max: number }) {
  return zahl(meldung, { schritt: 0.01, max });
}

/** What may be missing; then it is null. */
export function emptyOr<Schema extends $ZodType>(schema: Schema) {
  const empty = (wert: unknown): unknown =>
    wert === undefined || (typeof wert === 'string' && !wert.trim()) ? null : wert;
  return z.pipe(z.transform(empty), z.nullable(schema));
}

/** A single ticked box comes as a text, several as a list, none not at all. */
const readNumbers = (wert: unknown) =>
  [wert ?? []]
    .flat()
    .map((nummer) => (nummer !== '' && ['string', 'number'].includes(typeof nummer) ? Number(nummer) : Number.NaN));

/** Numbers of what was ticked, `min` at least. */
export function nummern(meldung: string, { min = 1 } = {}) {
  const isChoice = (liste: number[]) =>
    liste.length >= min && liste.length <= 50 && liste.every((nummer) => Number.isInteger(nummer) && nummer > 0);
  return z.pipe(z.transform(readNumbers), z.custom<number[]>().check(z.refine(isChoice, meldung)));
}

/** A number that may be missing; then it is null. */
export function optionaleZahl(meldung: string, grenzen: Parameters<typeof zahl>[1] = {}) {
  return emptyOr(zahl(meldung, grenzen));
}

/** A calendar day, as `2026-03-09` in the end; with `vergangen` also one before today in Europe/Berlin. */
export function datum(meldung: string, { vergangen = false, zuFrueh = meldung } = {}) {
  const isUpcoming = (wert: string) => vergangen || wert >= readBerlinerZeit(new Date()).tag;
  return z.pipe(
    z.pipe(z.string(meldung), z.transform(readDatum)),
    z.string(meldung).check(z.refine(isUpcoming, zuFrueh)),
  );
}

/** `930`, `9.30 Uhr`, `9` and `09:30` → `09:30`; what is no time stays what it is. */
export function readZeit(wert: string): string {
  const knapp = wert.replace(/\s*(uhr|h)\.?$/i, '');
  const [, stunde, minute = '00'] = /^(\d{1,2})(?:\s?[:.]?\s?(\d{2}))?$/.exec(knapp) ?? [];
  return stunde ? `${stunde.padStart(2, '0')}:${minute}` : wert;
}

/** A time of day as schemas give it. */
export const UHRZEIT = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, as `09:30` in the end. */
export function zeit(meldung: string) {
  return z.pipe(
    z.pipe(z.string(meldung).check(z.trim()), z.transform(readZeit)),
    z.string().check(z.regex(UHRZEIT, meldung)),
  );
}

/** A ticked box is `true` in JSON and `on` in a form that was sent without JavaScript. */
const isChecked = (wert: unknown) => wert === true || wert === 'true' || wert === 'on' || wert === '1';

/** A box that may be ticked or not. */
export function haken() {
  return z.pipe(z.transform(isChecked), z.boolean());
}

export function einwilligung(meldung: string) {
  return z.pipe(z.transform(isChecked), z.literal(true, meldung));
}

/** A file as the browser knows it (`File`) or as it arrived at the api; its content is looked at there alone. */
interface BildDatei {
  /** Bytes */
  size: number;
  type: string;
}

export const isFile = (wert: unknown): wert is BildDatei =>
  typeof wert === 'object' && wert !== null && 'size' in wert && 'type' in wert;

/** A picture that may be missing. */
export function optionalesBild() {
  return z.pipe(
    z.transform((wert: unknown) => (isFile(wert) ? wert : undefined)),
    z.optional(
      z.custom<BildDatei>().check(
        z.refine(({ type }) => BILD_TYPEN.includes(type), BILD_FALSCHER_TYP),
        z.refine(({ size }) => size > 0, BILD_UNLESBAR),
        z.refine(({ size }) => size <= BILD_MAX_BYTES, BILD_ZU_GROSS),
      ),
    ),
  );
}

/** The secret in the private link of a mail. */
export const linkToken = z.string().check(z.regex(/^[\w-]{32}$/, 'Der Link ist unvollständig.'));

/** What every form carries beside its own fields. */
export const begleitfelder = {
  /** Honeypot: people never see it. */
  firma: z._default(z.string().check(z.maxLength(0)), ''),
  /** Path of the page the form was sent from. */
  route: z._default(z.string().check(z.maxLength(500)), ''),
};

const isEmpty = (wert: unknown) =>
  wert === undefined || wert === null || wert === '' || (Array.isArray(wert) && wert.length === 0);

/**
 * A rule over several fields; the message stands at `feld`. Unlike zod's own, it is told together with the faults of
 * single fields, so that nobody has to send a form twice to hear of everything. A value of a wrong type it never sees:
 * that field is missing then, and where it is `feld` itself, its own message is enough.
 */
export function regel<Werte extends object>(
  feld: keyof Werte & string,
  meldung: string,
  isValid: (werte: Partial<Werte>) => boolean,
) {
  const run: z.core.CheckFn<Werte> = ({ value, issues }) => {
    const wrong = new Set(issues.map(({ code, path }) => (code === 'invalid_type' ? path?.[0] : undefined)));
    if (wrong.has(feld)) return;
    const typed = Object.entries(value).filter(([name]) => !wrong.has(name));
    if (isValid(Object.fromEntries(typed) as Partial<Werte>)) return;
    issues.push({ code: 'custom', input: value, path: [feld], message: meldung, continue: true });
  };
  return z.check<Werte>(run, { when: ({ value }) => typeof value === 'object' && value !== null });
}

/**
 * What a form hides stays empty, whatever was typed before or sent by another program: `leer` takes the place of the
 * answers unless the condition holds.
 */
export function emptyUnless<Werte extends object>(
  ...bedingungen: readonly (readonly [wenn: (werte: Werte) => boolean, leer: Partial<Werte>])[]
) {
  return <Angaben extends Werte>(angaben: Angaben): Angaben =>
    Object.assign({}, angaben, ...bedingungen.map(([when, leer]) => (when(angaben) ? undefined : leer)));
}

/** At least one of two fields is filled in; the message stands at the first. */
export function eines<Werte extends object>(feld: keyof Werte & string, anderes: keyof Werte, meldung: string) {
  return regel<Werte>(feld, meldung, (werte) => !isEmpty(werte[feld]) || !isEmpty(werte[anderes]));
}
