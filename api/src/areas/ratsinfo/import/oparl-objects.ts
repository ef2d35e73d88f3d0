import { isCalendarDay } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import { htmlToText, smoothText } from '../../../core/platform/text/html-to-text.ts';

/** Characters; as many as are read from a PDF file. */
const MAX_TEXT = 400_000;

/**
 * Tolerant schemas for objects of other systems, which contain nulls, empty strings and partial dates. Invalid fields
 * are dropped; only `id` and `type` are required.
 */
const text = z
  .string()
  .transform((value) => value.slice(0, MAX_TEXT))
  .transform((value) => smoothText(/<[a-z/]/i.test(value) ? htmlToText(value) : value) || undefined)
  .optional()
  .catch(undefined);
const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .refine(isCalendarDay)
  .optional()
  .catch(undefined);
const time = z
  .string()
  .transform((value) => new Date(value))
  .refine((value) => !Number.isNaN(value.getTime()))
  .transform((value) => value.toISOString())
  .optional()
  .catch(undefined);
const address = z.url({ protocol: /^https?$/ });
const oneAddress = address.optional().catch(undefined);
const yes = z.boolean().optional().catch(undefined);
/** Drops invalid items, and accepts a single item instead of a list. */
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]),
    z.array(z.unknown()).transform((values) =>
      values.flatMap((value) => {
        const result = schema.safeParse(value);
        return result.success && result.data !== undefined ? [result.data as NonNullable<z.output<Schema>>] : [];
      }),
    ),
  );
const addresses = list(address);
const texts = list(text);

const head = { id: address, deleted: z.boolean().catch(false).default(false) };

const schemas = {
  body: z.object({
    ...head,
    name: text,
    shortName: text,
    ags: text,
    website: oneAddress,
    contactEmail: text,
    contactName: text,
  }),
  legislativeterm: z.object({ ...head, name: text, startDate: day, endDate: day }),
  location: z.object({
    ...head,
    description: text,
    room: text,
    streetAddress: text,
    postalCode: text,
    locality: text,
    subLocality: text,
    geojson: z.looseObject({}).optional().catch(undefined),
  }),
  organization: z.object({
    ...head,
    name: text,
    shortName: text,
    organizationType: text,
    classification: text,
    startDate: day,
    endDate: day,
    subOrganizationOf: oneAddress,
  }),
  person: z.object({
    ...head,
    name: text,
    givenName: text,
    familyName: text,
    formOfAddress: text,
    title: texts,
    gender: text,
    email: texts,
    phone: texts,
    status: texts,
  }),
  membership: z.object({
    ...head,
    person: oneAddress,
    organization: oneAddress,
    role: text,
    votingRight: yes,
    startDate: day,
    endDate: day,
  }),
  meeting: z.object({
    ...head,
    name: text,
    meetingState: text,
    cancelled: yes,
    start: time,
    end: time,
    organization: addresses,
    participant: addresses,
  }),
  agendaitem: z.object({
    ...head,
    meeting: oneAddress,
    number: text,
    order: z.int().optional().catch(undefined),
    name: text,
    public: yes,
    result: text,
    resolutionText: text,
  }),
  paper: z.object({
    ...head,
    name: text,
    reference: text,
    date: day,
    paperType: text,
    relatedPaper: addresses,
    originatorPerson: addresses,
    originatorOrganization: addresses,
    underDirectionOf: addresses,
    keyword: texts,
  }),
  consultation: z.object({
    ...head,
    paper: oneAddress,
    agendaItem: oneAddress,
    meeting: oneAddress,
    organization: addresses,
    authoritative: yes,
    role: text,
  }),
  file: z.object({
    ...head,
    name: text,
    fileName: text,
    mimeType: text,
    date: day,
    size: z.int().optional().catch(undefined),
    sha512Checksum: text,
    sha1Checksum: text,
    modified: time,
    text,
    accessUrl: oneAddress,
    meeting: addresses,
    agendaItem: addresses,
    paper: addresses,
  }),
};

export type ImportKind = keyof typeof schemas;
export type ImportObject<Kind extends ImportKind> = z.output<(typeof schemas)[Kind]>;

/** Types in the order of their references. */
export const IMPORT_KINDS = Object.keys(schemas) as ImportKind[];

/** `https://schema.oparl.org/1.1/AgendaItem` → `agendaitem`; null for types that are not imported. */
export function readKind(entity: unknown): ImportKind | null {
  const type = typeof entity === 'object' && entity !== null && 'type' in entity ? entity.type : null;
  const name = typeof type === 'string' ? (type.split('/').at(-1) ?? '').toLowerCase() : '';
  return IMPORT_KINDS.find((kind) => kind === name) ?? null;
}

/** Parses an object of a type; null if invalid. */
export function readObject<Kind extends ImportKind>(kind: Kind, entity: unknown): ImportObject<Kind> | null {
  const result = schemas[kind].safeParse(entity);
  return result.success ? (result.data as ImportObject<Kind>) : null;
}
