import { z } from 'zod';
import { listSchema } from './liste.ts';

/** `mitarbeiter` is everybody of the staff, `rat` everybody of the council; the others are given to single accounts. */
export const ROLLEN = ['mitarbeiter', 'redaktion', 'admin', 'rat'] as const;
export type Rolle = (typeof ROLLEN)[number];

/** Who is logged in, as pages show it. */
export const kontoSchema = z.object({
  id: z.number().int(),
  uuid: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  rollen: z.array(z.enum(ROLLEN)),
  /** Whether the password is the person's own, not the one the administration set. */
  pw_geaendert: z.boolean(),
});

/** An account as administrators see it. */
export const kontoEintragSchema = z.object({
  id: z.number().int(),
  art: z.enum(['intern', 'rat']),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  rollen: z.array(z.enum(['redaktion', 'admin'])),
  gesperrt: z.boolean(),
  zweiter_faktor: z.boolean(),
});
export type KontoEintrag = z.output<typeof kontoEintragSchema>;

export const kontenSchema = listSchema(kontoEintragSchema);

/** The second factor of who is logged in: whether there is one, or what its set-up needs. */
export const zweiterFaktorSchema = z.object({
  aktiv: z.boolean(),
  /** Codes for emergencies that are left. */
  notfallcodes: z.number().int(),
  einrichtung: z
    .object({
      /** Base32, for apps without a camera. */
      geheimnis: z.string(),
      notfallcodes: z.array(z.string()),
      /** The same secret as a drawing: path of the dark squares in a field of `groesse` × `groesse`. */
      qr: z.object({ groesse: z.number().int(), pfad: z.string() }),
    })
    .nullable(),
});
export type ZweiterFaktor = z.output<typeof zweiterFaktorSchema>;

/** `GET /api/cms/intranet/konten/import`: what a list of new accounts would do, line by line. */
export const kontenimportSchema = z.object({
  uuid: z.string(),
  zeilen: z.array(
    z.object({
      zeile: z.number().int(),
      art: z.string(),
      vorname: z.string(),
      nachname: z.string(),
      email: z.string(),
      rollen: z.string(),
      /** `vorhanden`: there is such an account, which stays as it is. */
      stand: z.enum(['neu', 'vorhanden', 'fehler']),
      fehler: z.array(z.string()),
    }),
  ),
});
export type Kontenimport = z.output<typeof kontenimportSchema>;
