import { z } from 'zod';
import { FRAGEN_NAMEN } from './frage-namen.ts';
import { STAENDE, VERMERKFELDER } from './vermerke.ts';

const token = z.string().max(100);

const vermerkSchema = z
  .object({
    kind: z.number().int().min(1).max(2_147_483_647),
    feld: z.enum(VERMERKFELDER),
    wert: z.string().max(500),
    zeit: z.number().int().min(0).max(8_640_000_000_000_000),
    geraet: z.uuid().toLowerCase(),
    zaehler: z.number().int().min(1).max(2_147_483_647),
  })
  .refine(({ feld, wert }) => feld === 'notiz' || ['', ...STAENDE].includes(wert), {
    message: 'Diesen Vermerk gibt es nicht.',
    path: ['wert'],
  });

/** `POST /api/ferienprogramm/veranstalter/mitnahme`: the list of one day goes onto one device. */
export const mitnahmewunschSchema = z.object({
  token,
  id: z.number().int().min(1).max(2_147_483_647),
  tag: z.iso.date(),
});

/** `POST /api/ferienprogramm/veranstalter/abgleich`: what a device has marked since. */
export const abgleichSchema = z.object({ token, vermerke: z.array(vermerkSchema).max(2000) });

/** What every device of a day has in common. */
export const abgleichAntwortSchema = z.object({
  /** The api's clock: phones go wrong. */
  jetzt: z.number().int(),
  /** Least data: what the event asks and nothing else. Empty once the day is over. */
  kinder: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      alter: z.number().int(),
      angaben: z.partialRecord(z.enum(FRAGEN_NAMEN), z.string()),
    }),
  ),
  fragen: z.array(z.enum(FRAGEN_NAMEN)),
  /** All that is marked, merged. */
  vermerke: z.array(vermerkSchema),
});
export type Abgleich = z.output<typeof abgleichAntwortSchema>;

export const mitnahmeSchema = abgleichAntwortSchema.extend({
  /** Lets this one device tell and hear marks of this event and day, and nothing else. */
  token,
  geraet: z.string(),
  titel: z.string(),
  termin: z.string(),
  ort: z.string(),
  /** When the device erases the list: with the end of the day. Milliseconds since 1970. */
  bis: z.number().int(),
});
export type Mitnahme = z.output<typeof mitnahmeSchema>;
