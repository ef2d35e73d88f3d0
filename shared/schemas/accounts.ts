import { z } from 'zod';
import { ACCOUNT_KINDS } from '../rules/accesses.ts';
import { listSchema } from './list.ts';

/**
 * Every staff account has `mitarbeiter`, every council account `rat`, every club that maintains its entries `verein`.
 * `autor` may edit parts of the content. The others are assigned individually.
 */
export const ROLES = ['mitarbeiter', 'redaktion', 'admin', 'autor', 'verein', 'rat'] as const;
export type Role = (typeof ROLES)[number];

/** The logged-in account, as shown on pages. */
export const accountSchema = z.object({
  id: z.number().int(),
  uuid: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  rollen: z.array(z.enum(ROLES)),
  /** Whether the user has replaced the password set by an administrator. */
  pw_geaendert: z.boolean(),
  /** Number of entries the account may edit that do not match the running templates. */
  unpassende: z.number().int().optional(),
});

export type Account = z.output<typeof accountSchema>;

export const RIGHT_LEVELS = ['schreiben', 'freigeben'] as const;

/** Right to edit, or also release, all content of one kind or of a branch of it. */
const rightSchema = z.object({
  /** Kind of the content. */
  art: z.string(),
  /** Empty: all of the kind. For pages a path prefix, otherwise a key. */
  zweig: z.string(),
  darf: z.enum(RIGHT_LEVELS),
});
export type Right = z.output<typeof rightSchema>;

const substitutionSchema = z.object({
  /** Account of the substitute. */
  id: z.number().int(),
  name: z.string(),
  /** Days, `YYYY-MM-DD`. */
  von: z.string(),
  bis: z.string(),
});

/** An account as administrators see it. */
export const accountEntrySchema = z.object({
  id: z.number().int(),
  art: z.enum(ACCOUNT_KINDS),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  rollen: z.array(z.enum(['redaktion', 'admin'])),
  gesperrt: z.boolean(),
  zweiter_faktor: z.boolean(),
  /** With labels of kind and branch. */
  rechte: z.array(rightSchema.extend({ titel: z.string() })).default([]),
  /** Current and future substitutes of the account. */
  vertretungen: z.array(substitutionSchema).default([]),
});
export type AccountEntry = z.output<typeof accountEntrySchema>;

export const kontenSchema = listSchema(accountEntrySchema).extend({
  /** Kinds of content that rights can apply to; `zweig` describes the notation of a branch. */
  rechtearten: z.array(z.object({ art: z.string(), titel: z.string(), zweig: z.string() })).default([]),
});

/** The account's second factor: whether it is set up, or what the set-up needs. */
export const secondFactorSchema = z.object({
  aktiv: z.boolean(),
  /** Remaining recovery codes. */
  notfallcodes: z.number().int(),
  einrichtung: z
    .object({
      /** Base32, for apps without a camera. */
      geheimnis: z.string(),
      notfallcodes: z.array(z.string()),
      /** The same secret as an SVG path of the dark modules of a QR code with `groesse` × `groesse` modules. */
      qr: z.object({ groesse: z.number().int(), pfad: z.string() }),
    })
    .nullable(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** `GET /api/cms/intranet/konten/import`: preview of an import of accounts, by line. */
export const accountImportSchema = z.object({
  uuid: z.string(),
  zeilen: z.array(
    z.object({
      zeile: z.number().int(),
      art: z.string(),
      vorname: z.string(),
      nachname: z.string(),
      email: z.string(),
      rollen: z.string(),
      /** `vorhanden`: the account exists and stays unchanged. */
      stand: z.enum(['neu', 'vorhanden', 'fehler']),
      fehler: z.array(z.string()),
    }),
  ),
});
export type AccountImport = z.output<typeof accountImportSchema>;
