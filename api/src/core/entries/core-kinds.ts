import { type ContentKind, defineFile, defineFiles, defineList, defineTexts } from './content-kind.ts';
import { MENU_NAMES, menuFileSchema, pageFileSchema, photoFileSchema, redirectFileSchema } from './content-schemas.ts';
import type { ContentSource, MasterDataSource } from './content-source.ts';
import { gemeindeFileSchema } from './gemeinde-file.ts';
import { synonymsFileSchema } from './synonyms.ts';

export const gemeindeKind = {
  ...defineFile('gemeinde', 'Angaben zur Gemeinde', 'gemeinde.yaml', gemeindeFileSchema),
  gruppe: 'Verwaltung',
} as const;

export const menuKind = {
  ...defineFiles('menu', 'Menüs', 'menus', menuFileSchema),
  gruppe: 'Seiten und Menü',
  einer: 'Menü',
  nameEintrag: ({ name }: Record<string, unknown>) => new Map(Object.entries(MENU_NAMES)).get(String(name)) ?? null,
} as const;

/** Description of a photo; its bytes are in object storage. */
export const photoKind = {
  ...defineList('foto', 'Fotos', 'fotos/fotos.yaml', photoFileSchema, 'datei'),
  gruppe: 'Seiten und Menü',
  einer: 'Foto',
  spalten: ['alt', 'bildcopyright'],
} as const;

export const redirectKind = {
  ...defineList('umleitung', 'Umleitungen', 'umleitungen.yaml', redirectFileSchema, 'von'),
  gruppe: 'Seiten und Menü',
  einer: 'Umleitung',
  spalten: ['nach'],
} as const;

export const synonymsKind = {
  ...defineFile('synonyme', 'Synonyme der Suche', 'synonyme.yaml', synonymsFileSchema),
  gruppe: 'Einstellungen',
} as const;

/** Patterns for new pages: pages without an address. */
export const pagePatternKind = {
  ...defineTexts('seitenmuster', 'Muster für neue Seiten', 'muster', pageFileSchema),
  textbilder: true,
  gruppe: 'Seiten und Menü',
  einer: 'Muster für Seiten',
} as const;

export const pageKind = {
  ...defineTexts('seite', 'Seiten', 'seiten', pageFileSchema),
  textbilder: true,
  gruppe: 'Seiten und Menü',
  einer: 'Seite',
  zweig: 'pfad',
  muster: pagePatternKind.name,
} as const;

/** Content kinds that an area adds. */
export interface AreaKinds {
  /** Its part of the content folder. */
  inhalt?: ContentSource;
  /** Its settings in the content folder. */
  stammdaten?: MasterDataSource;
  /** Settings without a table, read when used, e.g. mail texts. */
  einstellungen?: readonly ContentKind[];
}

/** Settings without a table, from all areas. */
export const listSettings = (areas: readonly AreaKinds[]): ContentKind[] =>
  areas.flatMap(({ einstellungen: settings }) => settings ?? []);

/** Kinds that are settings; sites with an external content system use them, too. */
export const listMasterDataKinds = (areas: readonly AreaKinds[]): ContentKind[] => [
  gemeindeKind,
  ...listSettings(areas),
  ...areas.flatMap(({ stammdaten: masterData }) => masterData?.arten ?? []),
];

/** All content kinds: those of pages and those of these areas. */
export const listContentKinds = (areas: readonly AreaKinds[]): ContentKind[] => [
  ...listMasterDataKinds(areas),
  menuKind,
  photoKind,
  redirectKind,
  synonymsKind,
  pageKind,
  pagePatternKind,
  ...areas.flatMap(({ inhalt: content }) => content?.arten ?? []),
];
