import { isKalendertag } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import { htmlToText, smoothText } from '../../../kern/suche/html-to-text.ts';

/**
 * Objects of other systems, as they are really sent: with null, empty text and half a date. What cannot be read is left
 * out; only without `id` and `type` there is no object.
 */
const text = z
  .string()
  .transform((wert) => smoothText(/<[a-z/]/i.test(wert) ? htmlToText(wert) : wert) || undefined)
  .optional()
  .catch(undefined);
const tag = z
  .string()
  .transform((wert) => wert.slice(0, 10))
  .refine(isKalendertag)
  .optional()
  .catch(undefined);
const zeit = z
  .string()
  .transform((wert) => new Date(wert))
  .refine((wert) => !Number.isNaN(wert.getTime()))
  .transform((wert) => wert.toISOString())
  .optional()
  .catch(undefined);
const adresse = z.url({ protocol: /^https?$/ });
const einAdresse = adresse.optional().catch(undefined);
const ja = z.boolean().optional().catch(undefined);
/** Lists drop what is none of theirs, and take a single one for a list of it. */
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (wert) => (Array.isArray(wert) ? wert : wert === undefined || wert === null ? [] : [wert]),
    z.array(z.unknown()).transform((werte) =>
      werte.flatMap((wert) => {
        const ergebnis = schema.safeParse(wert);
        return ergebnis.success && ergebnis.data !== undefined ? [ergebnis.data as NonNullable<z.output<Schema>>] : [];
      }),
    ),
  );
const adressen = list(adresse);
const texte = list(text);

const kopf = { id: adresse, deleted: z.boolean().catch(false).default(false) };

const schemas = {
  body: z.object({
    ...kopf,
    name: text,
    shortName: text,
    ags: text,
    website: einAdresse,
    contactEmail: text,
    contactName: text,
  }),
  legislativeterm: z.object({ ...kopf, name: text, startDate: tag, endDate: tag }),
  location: z.object({
    ...kopf,
    description: text,
    room: text,
    streetAddress: text,
    postalCode: text,
    locality: text,
    subLocality: text,
    geojson: z.looseObject({}).optional().catch(undefined),
  }),
  organization: z.object({
    ...kopf,
    name: text,
    shortName: text,
    organizationType: text,
    classification: text,
    startDate: tag,
    endDate: tag,
    subOrganizationOf: einAdresse,
  }),
  person: z.object({
    ...kopf,
    name: text,
    givenName: text,
    familyName: text,
    formOfAddress: text,
    title: texte,
    gender: text,
    email: texte,
    phone: texte,
    status: texte,
  }),
  membership: z.object({
    ...kopf,
    person: einAdresse,
    organization: einAdresse,
    role: text,
    votingRight: ja,
    startDate: tag,
    endDate: tag,
  }),
  meeting: z.object({
    ...kopf,
    name: text,
    meetingState: text,
    cancelled: ja,
    start: zeit,
    end: zeit,
    organization: adressen,
    participant: adressen,
  }),
  agendaitem: z.object({
    ...kopf,
    meeting: einAdresse,
    number: text,
    order: z.int().optional().catch(undefined),
    name: text,
    public: ja,
    result: text,
    resolutionText: text,
  }),
  paper: z.object({
    ...kopf,
    name: text,
    reference: text,
    date: tag,
    paperType: text,
    relatedPaper: adressen,
    originatorPerson: adressen,
    originatorOrganization: adressen,
    underDirectionOf: adressen,
    keyword: texte,
  }),
  consultation: z.object({
    ...kopf,
    paper: einAdresse,
    agendaItem: einAdresse,
    meeting: einAdresse,
    organization: adressen,
    authoritative: ja,
    role: text,
  }),
  file: z.object({
    ...kopf,
    name: text,
    fileName: text,
    mimeType: text,
    date: tag,
    size: z.int().optional().catch(undefined),
    sha512Checksum: text,
    sha1Checksum: text,
    modified: zeit,
    text,
    accessUrl: einAdresse,
    meeting: adressen,
    agendaItem: adressen,
    paper: adressen,
  }),
};

export type Importart = keyof typeof schemas;
export type Importobjekt<Art extends Importart> = z.output<(typeof schemas)[Art]>;

/** Kinds in the order in which they refer to each other. */
export const IMPORTARTEN = Object.keys(schemas) as Importart[];

/** `https://schema.oparl.org/1.1/AgendaItem` → `agendaitem`; null for what is no object that is imported. */
export function readArt(objekt: unknown): Importart | null {
  const typ = typeof objekt === 'object' && objekt !== null && 'type' in objekt ? objekt.type : null;
  const name = typeof typ === 'string' ? (typ.split('/').at(-1) ?? '').toLowerCase() : '';
  return IMPORTARTEN.find((art) => art === name) ?? null;
}

/** An object of a kind, or null where it is none. */
export function readObjekt<Art extends Importart>(art: Art, objekt: unknown): Importobjekt<Art> | null {
  const ergebnis = schemas[art].safeParse(objekt);
  return ergebnis.success ? (ergebnis.data as Importobjekt<Art>) : null;
}
