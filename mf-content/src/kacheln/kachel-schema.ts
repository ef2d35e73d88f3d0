import { modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
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

/** What leads somewhere under a drawing. */
export const symbolLinkFelder = {
  titel: z.string().min(1),
  link: zielSchema,
  symbol: z.enum(SYMBOLE).catch('rathaus'),
};

/** A tile that leads somewhere. */
export const kachelSchema = modulFelder({
  ...symbolLinkFelder,
  text: textFeld,
  /** The service belongs to somebody else. */
  extern: z.boolean().catch(false),
}).meta({ eService: true });
export type KachelDaten = z.output<typeof kachelSchema>;
