import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { zielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';

/** Names of the drawings an editor can choose, those of the e-services among them; another name gets a neutral one. */
export const SYMBOLE = [
  'abfall',
  'ausweis',
  'baby',
  'baustelle',
  'flamme',
  'formular',
  'gespraech',
  'handy',
  'kalender',
  'mail',
  'meldung',
  'neuigkeiten',
  'ort',
  'schule',
  'telefon',
  'termin',
  'waage',
  'rathaus',
] as const;

/** A tile that leads somewhere. */
export const kachelSchema = z.object({
  titel: z.string().min(1),
  text: textFeld,
  link: zielSchema,
  symbol: z.enum(SYMBOLE).catch('rathaus'),
  /** The service belongs to somebody else. */
  extern: z.boolean().catch(false),
});
export type KachelDaten = z.output<typeof kachelSchema>;
