import { z } from 'zod';
import { listeSchema } from './liste.ts';

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

export const kontenSchema = listeSchema(kontoEintragSchema);
