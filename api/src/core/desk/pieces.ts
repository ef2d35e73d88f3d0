import type { Details } from './release-kind.ts';

/** Building blocks shared by form kinds of several areas. */

/** An answer as text. */
export const getWord = (details: Details, field: string): string => String(details[field] ?? '').trim();

export const TERMIN = { datum_von: 'datum', datum_bis: 'datum', zeit_von: 'zeit', zeit_bis: 'zeit' } as const;
export const LOCATION_AND_TIME = { titel: 'text', text: 'mehrzeilig', veranstaltungsort: 'text', ...TERMIN } as const;
export const CONTACT_WAYS = { ansprechpartner: 'text', telefon: 'text', link: 'text', linktext: 'text' } as const;

/** A release without further effects; the sender only gets the reply. */
export const HANDLED = {
  titel: 'Als erledigt abschließen',
  folge: 'Der Absender erfährt es per E-Mail, mit Ihrer Nachricht.',
  stand: 'erledigt',
} as const;
