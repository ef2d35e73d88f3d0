import { targetSchema } from '@gm/shared/schemas/target';
import { moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

/** Icon names an editor can choose, including those of the e-services; unknown names get a neutral icon. */
export const SYMBOLS = [
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

/** A link with an icon. */
export const symbolLinkFields = {
  titel: z.string().min(1),
  link: targetSchema,
  symbol: z.enum(SYMBOLS).catch('rathaus'),
};

/** A linked tile. */
export const tileSchema = moduleFields({
  ...symbolLinkFields,
  text: textField,
  /** The service is provided by another organisation. */
  extern: z.boolean().catch(false),
}).meta({ eService: true });
export type TileData = z.output<typeof tileSchema>;
