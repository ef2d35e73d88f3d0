import type { Bereich } from '../bereich.ts';
import { KONTOMAILS } from '../konten/kontomails.ts';
import { ABOMAILS } from '../mail/abos/abomails.ts';
import { getMailtextArt } from '../mail/mailtexte.ts';
import { redaktionsregelnArt } from '../redaktion/qualitaet/redaktionsregeln.ts';
import { FREIGABEMAILS } from '../redaktion/rechte/freigabemails.ts';
import { synonymeDateiSchema } from '../suche/synonyme.ts';
import { gemeindeDateiSchema } from './gemeinde-datei.ts';
import {
  fotoDateiSchema,
  MENUNAMEN,
  menuDateiSchema,
  seiteDateiSchema,
  umleitungDateiSchema,
} from './inhalt-schemas.ts';
import { defineDatei, defineDateien, defineListe, defineTexte, type Inhaltsart } from './inhaltsart.ts';

export const gemeindeArt = defineDatei('gemeinde', 'Angaben zur Gemeinde', 'gemeinde.yaml', gemeindeDateiSchema);

export const menuArt = {
  ...defineDateien('menu', 'Menüs', 'menus', menuDateiSchema),
  einer: 'Menü',
  nameEintrag: ({ name }: Record<string, unknown>) => new Map(Object.entries(MENUNAMEN)).get(String(name)) ?? null,
};

/** What is told of a photo; its bytes lie in the store of files. */
export const fotoArt = {
  ...defineListe('foto', 'Fotos', 'fotos/fotos.yaml', fotoDateiSchema, 'datei'),
  einer: 'Foto',
  spalten: ['alt', 'bildcopyright'],
};

export const umleitungArt = {
  ...defineListe('umleitung', 'Umleitungen', 'umleitungen.yaml', umleitungDateiSchema, 'von'),
  einer: 'Umleitung',
  spalten: ['nach'],
};

export const synonymeArt = defineDatei('synonyme', 'Synonyme der Suche', 'synonyme.yaml', synonymeDateiSchema);

/** What new pages begin with: pages without an address. */
export const seitenmusterArt = {
  ...defineTexte('seitenmuster', 'Muster für neue Seiten', 'muster', seiteDateiSchema),
  einer: 'Muster für Seiten',
};

export const seiteArt = {
  ...defineTexte('seite', 'Seiten', 'seiten', seiteDateiSchema),
  einer: 'Seite',
  zweig: 'pfad',
  muster: seitenmusterArt.name,
} as const;

type MitArten = Pick<Bereich, 'inhalt' | 'stammdaten' | 'formulare' | 'mailgruppen'>;

/** Settings that are read when they are asked for, and stand in no table of their own. */
export const listEinstellungen = (bereiche: readonly MitArten[]): Inhaltsart[] => [
  redaktionsregelnArt,
  ...bereiche.flatMap(({ formulare = [] }) => formulare.map(getMailtextArt)),
  ...[...bereiche.flatMap(({ mailgruppen = [] }) => mailgruppen), ABOMAILS, KONTOMAILS, FREIGABEMAILS].map(
    ({ art }) => art,
  ),
];

/** Kinds that are settings: sites whose content comes from elsewhere have them, too. */
export const listStammdatenarten = (bereiche: readonly MitArten[]): Inhaltsart[] => [
  gemeindeArt,
  ...listEinstellungen(bereiche),
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
  seitenmusterArt,
  ...bereiche.flatMap(({ inhalt }) => inhalt?.arten ?? []),
];
