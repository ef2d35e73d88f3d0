import { begleitfelder, email, optionalerText, pflichtText, zahl } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

const NEU_LADEN = 'Bitte laden Sie die Seite neu.';
const ANZAHL = 'Bitte geben Sie an, wie viele Helfer Sie brauchen: eine ganze Zahl bis 99.';
const TELEFON = 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 0171 2345678.';
const nummer = () => zahl(NEU_LADEN, { min: 1, max: 2_147_483_647 });

/** What organisers and staff do about helpers; `einer` is how they name the event. */
export const defineHelfervorgaenge = <Einer extends z.core.$ZodShape>(einer: Einer) =>
  [
    z.object({ vorgang: z.literal('helferbedarf'), noetig: zahl(ANZAHL, { min: 0, max: 99 }), ...einer }),
    z.object({
      vorgang: z.literal('helfer_eintragen'),
      name: pflichtText('Bitte geben Sie den Namen an.', { min: 2, max: 120 }),
      email: email(),
      ...einer,
    }),
    z.object({ vorgang: z.literal('helfer_austragen'), helfer: nummer(), ...einer }),
  ] as const;

export type Helfervorgang = z.output<ReturnType<typeof defineHelfervorgaenge<Record<never, never>>>[number]>;

const readTage = (wert: unknown) => [wert ?? []].flat();

/** What helpers do: `POST /api/ferienprogramm/veranstalter/helfen`. */
export const helfenvorgaenge = [
  z.object({
    vorgang: z.literal('helfen'),
    token: z.string().check(z.maxLength(100)),
    id: nummer(),
    /** Days, `2026-08-03`; a single ticked box comes as a text, none not at all. */
    tage: z.pipe(z.transform(readTage), z.array(z.iso.date(NEU_LADEN)).check(z.maxLength(60, NEU_LADEN))),
    telefon: optionalerText({ max: 40 }).check(
      z.refine((wert) => wert === '' || /\d{4}/.test(wert.replace(/\D/g, '')), TELEFON),
    ),
    hinweis: optionalerText({ max: 200 }),
    ...begleitfelder,
  }),
  z.object({
    vorgang: z.literal('nicht_mehr'),
    token: z.string().check(z.maxLength(100)),
    id: nummer(),
    ...begleitfelder,
  }),
  z.object({ vorgang: z.literal('abmelden'), token: z.string().check(z.maxLength(100)), ...begleitfelder }),
] as const;
export type Helfenvorgang = z.output<(typeof helfenvorgaenge)[number]>;
