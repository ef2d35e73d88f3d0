import { helper, line, options } from '../../organisers/organiser.examples.ts';

const event = {
  ...line,
  entwurf: null,
  fragen: ['notfall', 'heimweg'],
  liste: [
    { name: 'Muster, Mia', alter: 8, angaben: { notfall: '0171 2345678', heimweg: 'nein' } },
    { name: 'Muster, Tim', alter: 9, angaben: {} },
  ],
  familien: 1,
  auslagen: [{ id: 1, betrag: 12.5, wofuer: 'Flickzeug', von: 'rad@verein.example', tag: '2026-07-02' }],
  helfer: helper,
  tage: ['2026-08-03', '2026-08-04'],
  beleg: '00000000-0000-4000-8000-000000000001',
};

/** A published event, and one after the login has expired. */
export const examples = {
  veroeffentlicht: { context: { blatt: { event } }, options },
  abgelaufen: { context: { blatt: { event: null } }, options },
};
