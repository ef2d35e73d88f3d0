import { line, options } from '../../organisers/organiser.examples.ts';

/** A club with an event, and an expired login. */
export const examples = {
  angemeldet: {
    context: {
      veranstalter: {
        angemeldet: true,
        email: 'rad@verein.example',
        data: [{ ...line, href: '/ferienprogramm-veranstalter/blatt/?token=x&id=3' }],
      },
    },
    options,
  },
  abgelaufen: { context: { veranstalter: { angemeldet: false, email: '', data: [] } }, options },
};
