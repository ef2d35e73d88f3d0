import type { Question } from './question-names.ts';

interface QuestionText {
  /** Column heading on lists. */
  spalte: string;
  frage: string;
  hinweis?: string;
}

/** Texts of the questions for families and organisers. */
export const QUESTIONS: Record<Question, QuestionText> = {
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
