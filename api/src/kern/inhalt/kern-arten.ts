import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import type { Bereich } from '../bereich.ts';
import { synonymeDateiSchema } from '../suche/synonyme.ts';
import { fotoDateiSchema, menuDateiSchema, seiteDateiSchema, umleitungDateiSchema } from './inhalt-schemas.ts';
import { defineInhaltsart, type Inhaltsart } from './inhaltsart.ts';

export const gemeindeArt = defineInhaltsart({
  name: 'gemeinde',
  titel: 'Angaben zur Gemeinde',
  ablage: { form: 'datei', datei: 'gemeinde.yaml' },
  schema: gemeindeSchema,
});

export const menuArt = defineInhaltsart({
  name: 'menu',
  titel: 'Menüs',
  ablage: { form: 'dateien', ordner: 'menus' },
  schema: menuDateiSchema,
});

/** What is told of a photo; its bytes lie in the store of files. */
export const fotoArt = defineInhaltsart({
  name: 'foto',
  titel: 'Fotos',
  ablage: { form: 'liste', datei: 'fotos/fotos.yaml' },
  schema: fotoDateiSchema,
  schluessel: 'datei',
});

export const umleitungArt = defineInhaltsart({
  name: 'umleitung',
  titel: 'Umleitungen',
  ablage: { form: 'liste', datei: 'umleitungen.yaml' },
  schema: umleitungDateiSchema,
  schluessel: 'von',
});

export const synonymeArt = defineInhaltsart({
  name: 'synonyme',
  titel: 'Synonyme der Suche',
  ablage: { form: 'datei', datei: 'synonyme.yaml' },
  schema: synonymeDateiSchema,
});

export const seiteArt = defineInhaltsart({
  name: 'seite',
  titel: 'Seiten',
  ablage: { form: 'texte', ordner: 'seiten' },
  schema: seiteDateiSchema,
});

type MitArten = Pick<Bereich, 'inhalt' | 'stammdaten'>;

/** Kinds that are settings: sites whose content comes from elsewhere have them, too. */
export const listStammdatenarten = (bereiche: readonly MitArten[]): Inhaltsart[] => [
  gemeindeArt,
  ...bereiche.flatMap(({ stammdaten }) => stammdaten?.arten ?? []),
];

/** Every kind of content, of `kern` and of these areas. */
export const listInhaltsarten = (bereiche: readonly MitArten[]): Inhaltsart[] => [
  ...listStammdatenarten(bereiche),
  menuArt,
  fotoArt,
  umleitungArt,
  synonymeArt,
  seiteArt,
  ...bereiche.flatMap(({ inhalt }) => inhalt?.arten ?? []),
];
