/** Quality rules by their name in settings and findings. */
export const QUALITY_RULES = {
  bilder: 'Bilder ohne Beschreibung',
  links: 'Links, die ins Leere führen',
  linktexte: 'Links, die nicht sagen, wohin sie führen',
  ueberschriften: 'Übersprungene Ebenen bei Überschriften',
  tabellen: 'Tabellen ohne Überschriften der Spalten',
  grossbuchstaben: 'Wörter in Großbuchstaben',
  saetze: 'Lange Sätze und schwer verständliche Texte',
  dokumente: 'PDF-Dateien ohne Titel oder ohne lesbaren Text',
  barrieren: 'Barrieren in der Vorschau einer Seite (axe)',
} as const;
export type QualityRule = keyof typeof QUALITY_RULES;

/** Level of a rule: it blocks publication, warns, or is off. */
export const QUALITY_LEVELS = ['sperrt', 'warnt', 'aus'] as const;
export type QualityLevel = (typeof QUALITY_LEVELS)[number];
