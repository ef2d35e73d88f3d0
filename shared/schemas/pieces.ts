/**
 * Building blocks of the public forms' schemas. The browser parses typed values, the api JSON or a form sent without
 * scripts: every piece accepts both the string of a control and the typed value.
 */
// zod/mini: these schemas are used in the browser, where the method style of `zod` costs 15 kB (brotli) more.
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { readBerlinTime } from '../rules/berlin-time.ts';
import {
  IMAGE_MAX_BYTES,
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  IMAGE_UNREADABLE,
  IMAGE_WRONG_TYPE,
} from '../rules/image-upload.ts';
import { MAIL_ADDRESS } from '../rules/mail-address.ts';
import { readDate } from '../rules/read-date.ts';
import { readNumber } from '../rules/read-number.ts';
import { sayInGerman } from './say-in-german.ts';

z.config({ localeError: sayInGerman });

const describeTooLong = (max: number) =>
  `Bitte kürzen Sie Ihre Angabe auf höchstens ${max.toLocaleString('de-DE')} Zeichen.`;

/** Required text of `min` to `max` characters, trimmed. */
export function requiredText(message: string, { min = 1, max = 200, zuLang: tooLong = describeTooLong(max) } = {}) {
  return z.string(message).check(z.trim(), z.minLength(min, message), z.maxLength(max, tooLong));
}

/** Optional text; empty if missing. */
export function optionalText({ max = 200, zuLang: tooLong = describeTooLong(max) } = {}) {
  return z._default(z.string(tooLong).check(z.trim(), z.maxLength(max, tooLong)), '');
}

export const EMAIL_INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';

export function email(message = EMAIL_INVALID) {
  return z.string(message).check(z.trim(), z.normalize(), z.maxLength(254, message), z.regex(MAIL_ADDRESS, message));
}

const ADDRESS_INVALID = 'Bitte geben Sie die vollständige Adresse an, die mit http:// oder https:// beginnt.';

/** URL of an external page, or empty. */
export function webAddress(message = ADDRESS_INVALID) {
  const isAddress = (value: string) =>
    value === '' || (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value));
  return z._default(z.string(message).check(z.trim(), z.maxLength(500, message), z.refine(isAddress, message)), '');
}

/**
 * A control's value as a string. Other types are returned unchanged for the schema to reject: JSON may contain objects
 * that cannot be converted.
 */
export const readText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

const toNumber = (value: unknown) => (typeof value === 'string' ? readNumber(value) : value);

/** A required number; accepts `12,5`. `schritt` 0.01 allows cents, 1 whole numbers. */
export function figure(message: string, { min = 0, max = 999_999, schritt: step = 1 } = {}) {
  return z.pipe(
    z.transform(toNumber),
    z.number(message).check(z.minimum(min, message), z.maximum(max, message), z.multipleOf(step, message)),
  );
}

/** An amount in German notation, `12,50`; the result is in euros, as on the wire. */
export function amount(message: string, { max }: { max: number }) {
  return figure(message, { schritt: 0.01, max });
}

/** An optional value; null if missing. */
export function emptyOr<Schema extends $ZodType>(schema: Schema) {
  const empty = (value: unknown): unknown =>
    value === undefined || (typeof value === 'string' && !value.trim()) ? null : value;
  return z.pipe(z.transform(empty), z.nullable(schema));
}

/** One ticked box is sent as a string, several as an array, none is absent. */
const readNumbers = (value: unknown) =>
  [value ?? []]
    .flat()
    .map((num) => (num !== '' && ['string', 'number'].includes(typeof num) ? Number(num) : Number.NaN));

/** The largest number of a column of PostgreSQL's type integer. */
const MAX_ID = 2_147_483_647;

/** Numbers of the ticked boxes, `min` to `max` of them. */
export function numbers(message: string, { min = 1, max = 50 } = {}) {
  const isChoice = (list: number[]) =>
    list.length >= min && list.length <= max && list.every((num) => Number.isInteger(num) && num > 0 && num <= MAX_ID);
  return z.pipe(z.transform(readNumbers), z.custom<number[]>().check(z.refine(isChoice, message)));
}

/** An optional number; null if missing. */
export function optionalFigure(message: string, limits: Parameters<typeof figure>[1] = {}) {
  return emptyOr(figure(message, limits));
}

/**
 * A calendar day; the result is `2026-03-09`. `message` answers everything that is no date (missing, unreadable,
 * 31.02.), `zuFrueh` days before today in Europe/Berlin, which only `vergangen` allows.
 */
export function date(message: string, { vergangen = false, zuFrueh: tooEarly = message } = {}) {
  const isUpcoming = (value: string) => vergangen || value >= readBerlinTime(new Date()).tag;
  return z.pipe(
    z.pipe(z.string(message), z.transform(readDate)),
    z.string(message).check(z.refine(isUpcoming, tooEarly)),
  );
}

/** `930`, `9.30 Uhr`, `9` and `09:30` → `09:30`; invalid times are returned unchanged. */
export function readTime(value: string): string {
  const tight = value.replace(/\s*(uhr|h)\.?$/i, '');
  const [, hour, minute = '00'] = /^(\d{1,2})(?:\s?[:.]?\s?(\d{2}))?$/.exec(tight) ?? [];
  return hour ? `${hour.padStart(2, '0')}:${minute}` : value;
}

/** A time of day as returned by schemas. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day; the result is `09:30`. */
export function time(message: string) {
  return z.pipe(
    z.pipe(z.string(message).check(z.trim()), z.transform(readTime)),
    z.string().check(z.regex(TIME_OF_DAY, message)),
  );
}

/** A ticked box is `true` in JSON, and `on` in a form sent without JavaScript. */
const isChecked = (value: unknown) => value === true || value === 'true' || value === 'on' || value === '1';

/** An optional checkbox. */
export function check() {
  return z.pipe(z.transform(isChecked), z.boolean());
}

export function consent(message: string) {
  return z.pipe(z.transform(isChecked), z.literal(true, message));
}

/** A file in the browser (`File`) or as received by the api, which alone checks its content. */
export interface ImageFile {
  /** Bytes */
  size: number;
  type: string;
}

export const isFile = (value: unknown): value is ImageFile =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value;

/** An optional picture. */
export function optionalImage() {
  return z.pipe(
    z.transform((value: unknown) => (isFile(value) ? value : undefined)),
    z.optional(
      z.custom<ImageFile>().check(
        z.refine(({ type }) => IMAGE_TYPES.includes(type), IMAGE_WRONG_TYPE),
        z.refine(({ size }) => size > 0, IMAGE_UNREADABLE),
        z.refine(({ size }) => size <= IMAGE_MAX_BYTES, IMAGE_TOO_LARGE),
      ),
    ),
  );
}

/** The secret in the private link of a mail. */
export const linkToken = z.string().check(z.regex(/^[\w-]{32}$/, 'Der Link ist unvollständig.'));

/** Additional fields of every form. */
export const companionFields = {
  /** Honeypot: invisible to people. */
  firma: z._default(z.string().check(z.maxLength(0)), ''),
  /** Path of the page that sent the form. */
  route: z._default(z.string().check(z.maxLength(500)), ''),
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * A rule over several fields; its message is shown at `feld`. Unlike zod's own, it is reported together with errors of
 * single fields, so that a form shows all errors at once. A value of the wrong type is passed as missing, and if that
 * field is `feld` itself, only its own message is reported.
 */
export function rule<Values extends object>(
  field: keyof Values & string,
  notice: string | ((values: Partial<Values>) => string),
  isValid: (values: Partial<Values>) => boolean,
) {
  const run: z.core.CheckFn<Values> = ({ value, issues }) => {
    const wrong = new Set(issues.map(({ code, path }) => (code === 'invalid_type' ? path?.[0] : undefined)));
    if (wrong.has(field)) return;
    const typed = Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name))) as Partial<Values>;
    if (isValid(typed)) return;
    const message = typeof notice === 'string' ? notice : notice(typed);
    issues.push({ code: 'custom', input: value, path: [field], message, continue: true });
  };
  return z.check<Values>(run, { when: ({ value }) => typeof value === 'object' && value !== null });
}

/**
 * Clears fields a form hides, whatever was typed before or sent by another client: `leer` replaces the answers unless
 * the condition holds.
 */
export function emptyUnless<Values extends object>(
  ...requirements: readonly (readonly [wenn: (values: Values) => boolean, leer: Partial<Values>])[]
) {
  return <Details extends Values>(details: Details): Details =>
    Object.assign({}, details, ...requirements.map(([when, empty]) => (when(details) ? undefined : empty)));
}

/** At least one of two fields is filled in; the message is shown at the first. */
export function one<Values extends object>(field: keyof Values & string, other: keyof Values, message: string) {
  return rule<Values>(field, message, (values) => !isEmpty(values[field]) || !isEmpty(values[other]));
}

/**
 * The custom rule `xor`: exactly one of two fields is filled in. The message is shown at the first, also if both are.
 */
export function xor<Values extends object>(field: keyof Values & string, other: keyof Values, message: string) {
  return rule<Values>(field, message, (values) => isEmpty(values[field]) !== isEmpty(values[other]));
}
