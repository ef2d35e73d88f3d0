import type { Frage } from './frage-namen.ts';

interface Fragetext {
  /** On lists. */
  spalte: string;
  frage: string;
  hinweis?: string;
}

/** In words, as families and organisers read them. */
export const FRAGEN: Record<Frage, Fragetext> = {
  notfall: {
    spalte: 'Notfallnummer',
    frage: 'Telefonnummer für den Notfall',
    hinweis: 'Unter der während der Veranstaltung jemand erreichbar ist.',
  },
  allergien: {
    spalte: 'Allergien',
    frage: 'Allergien und Unverträglichkeiten',
    hinweis: 'Wenn es keine gibt, schreiben Sie „keine“.',
  },
  schwimmen: { spalte: 'Darf schwimmen', frage: 'Darf Ihr Kind schwimmen gehen?' },
  heimweg: { spalte: 'Geht allein heim', frage: 'Darf Ihr Kind allein nach Hause gehen?' },
};
