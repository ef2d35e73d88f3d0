import type { Angaben } from './freigabeart.ts';

/** Pieces that kinds of forms of several areas are made of. */

/** An answer as words. */
export const getWort = (angaben: Angaben, feld: string): string => String(angaben[feld] ?? '').trim();

export const TERMIN = { datum_von: 'datum', datum_bis: 'datum', zeit_von: 'zeit', zeit_bis: 'zeit' } as const;
export const ORT_UND_ZEIT = { titel: 'text', text: 'mehrzeilig', veranstaltungsort: 'text', ...TERMIN } as const;
export const KONTAKTWEGE = { ansprechpartner: 'text', telefon: 'text', link: 'text', linktext: 'text' } as const;

/** Releasing what has no consequence but its answer. */
export const ERLEDIGT = {
  titel: 'Als erledigt abschließen',
  folge: 'Der Absender erfährt es per E-Mail, mit Ihrer Nachricht.',
};
