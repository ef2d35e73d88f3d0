/** What is looked at before something is published, by the word that settings and findings name it. */
export const QUALITAETSREGELN = {
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
export type Qualitaetsregel = keyof typeof QUALITAETSREGELN;

/** What a finding does: it is in the way of publishing, or is told. */
export const QUALITAETSSTUFEN = ['sperrt', 'warnt', 'aus'] as const;
export type Qualitaetsstufe = (typeof QUALITAETSSTUFEN)[number];
