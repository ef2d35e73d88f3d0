import { companionFields, email, figure, optionalText, requiredText } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

const RELOAD = 'Bitte laden Sie die Seite neu.';
const COUNT = 'Bitte geben Sie an, wie viele Helfer Sie brauchen: eine ganze Zahl bis 99.';
const PHONE = 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 0171 2345678.';
const num = () => figure(RELOAD, { min: 1, max: 2_147_483_647 });

/** Helper operations of organisers and staff; `one` is the schema of their reference to the event. */
export const defineHelperOperations = <One extends z.core.$ZodShape>(one: One) =>
  [
    z.object({ vorgang: z.literal('helferbedarf'), noetig: figure(COUNT, { min: 0, max: 99 }), ...one }),
    z.object({
      vorgang: z.literal('helfer_eintragen'),
      name: requiredText('Bitte geben Sie den Namen an.', { min: 2, max: 120 }),
      email: email(),
      ...one,
    }),
    z.object({ vorgang: z.literal('helfer_austragen'), helfer: num(), ...one }),
  ] as const;

export type HelperOperation = z.output<ReturnType<typeof defineHelperOperations<Record<never, never>>>[number]>;

const readDays = (value: unknown) => [value ?? []].flat();

/** Operations of helpers: `POST /api/ferienprogramm/veranstalter/helfen`. */
export const helpingOperations = [
  z.object({
    vorgang: z.literal('helfen'),
    token: z.string().check(z.maxLength(100)),
    id: num(),
    /** Days, `2026-08-03`; one ticked checkbox is sent as a string, none is missing. */
    tage: z.pipe(z.transform(readDays), z.array(z.iso.date(RELOAD)).check(z.maxLength(60, RELOAD))),
    telefon: optionalText({ max: 40 }).check(
      z.refine((value) => value === '' || /\d{4}/.test(value.replace(/\D/g, '')), PHONE),
    ),
    hinweis: optionalText({ max: 200 }),
    ...companionFields,
  }),
  z.object({
    vorgang: z.literal('nicht_mehr'),
    token: z.string().check(z.maxLength(100)),
    id: num(),
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('abmelden'), token: z.string().check(z.maxLength(100)), ...companionFields }),
] as const;
export type HelpingOperation = z.output<(typeof helpingOperations)[number]>;
