/** Kinds of content by their `typ`, in the order of facets and suggestions. A new kind joins here. */
const SUCHTYPEN = {
  seite: { einer: 'Seite', mehrere: 'Seiten' },
  leistung: { einer: 'Leistung', mehrere: 'Leistungen' },
  artikel: { einer: 'Meldung', mehrere: 'Meldungen' },
  veranstaltung: { einer: 'Veranstaltung', mehrere: 'Veranstaltungen' },
  vorlage: { einer: 'Vorlage', mehrere: 'Vorlagen des Gemeinderats' },
  sitzung: { einer: 'Sitzung', mehrere: 'Sitzungen des Gemeinderats' },
  bekanntmachung: { einer: 'Bekanntmachung', mehrere: 'Bekanntmachungen' },
  eintrag: { einer: 'Verzeichnis', mehrere: 'Vereine und Firmen' },
  ferienprogramm: { einer: 'Ferienprogramm', mehrere: 'Ferienprogramm' },
  fachbereich: { einer: 'Fachbereich', mehrere: 'Fachbereiche' },
  gremium: { einer: 'Gremium', mehrere: 'Gremien' },
  ratsmitglied: { einer: 'Ratsmitglied', mehrere: 'Ratsmitglieder' },
  mitarbeiter: { einer: 'Person', mehrere: 'Personen' },
} as const;

const namen = new Map<string, { einer: string; mehrere: string }>(Object.entries(SUCHTYPEN));
const reihenfolge = [...namen.keys()];

/** German names of a kind; one that nobody has named yet shows as it is. */
export const getTyp = (typ: string) => namen.get(typ) ?? { einer: typ, mehrere: typ };

/** Place of a kind among the others; unknown ones come last. */
export const classifyTyp = (typ: string) =>
  (reihenfolge.indexOf(typ) + reihenfolge.length + 1) % (reihenfolge.length + 1);
