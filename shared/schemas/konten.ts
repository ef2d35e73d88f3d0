import { z } from 'zod';
import { KONTOARTEN } from '../regeln/zugaenge.ts';
import { listSchema } from './liste.ts';

/**
 * `mitarbeiter` is everybody of the staff, `rat` everybody of the council, `verein` a club that keeps its own entries. `autor` is
 * who may write on some of the content. The others are given to single accounts.
 */
export const ROLLEN = ['mitarbeiter', 'redaktion', 'admin', 'autor', 'verein', 'rat'] as const;
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
  /** Of who is logged in: how many entries that they may write on do not fit the running templates. */
  unpassende: z.number().int().optional(),
});

export const RECHTESTUFEN = ['schreiben', 'freigeben'] as const;

/** That somebody may write on, or also release, the entries of one kind, or those of one branch of it. */
const rechtSchema = z.object({
  /** Kind of the content. */
  art: z.string(),
  /** Empty: all of the kind. For pages the beginning of their path, otherwise a key. */
  zweig: z.string(),
  darf: z.enum(RECHTESTUFEN),
});
export type Recht = z.output<typeof rechtSchema>;

const vertretungSchema = z.object({
  /** Account of who stands in. */
  id: z.number().int(),
  name: z.string(),
  /** Days, `YYYY-MM-DD`. */
  von: z.string(),
  bis: z.string(),
});

/** An account as administrators see it. */
export const kontoEintragSchema = z.object({
  id: z.number().int(),
  art: z.enum(KONTOARTEN),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  rollen: z.array(z.enum(['redaktion', 'admin'])),
  gesperrt: z.boolean(),
  zweiter_faktor: z.boolean(),
  /** With the words for kind and branch. */
  rechte: z.array(rechtSchema.extend({ titel: z.string() })).default([]),
  /** Who stands in for the account, now or later. */
  vertretungen: z.array(vertretungSchema).default([]),
});
export type KontoEintrag = z.output<typeof kontoEintragSchema>;

export const kontenSchema = listSchema(kontoEintragSchema).extend({
  /** What rights can be about; `zweig` says how some of the kind alone are named. */
  rechtearten: z.array(z.object({ art: z.string(), titel: z.string(), zweig: z.string() })).default([]),
});

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
