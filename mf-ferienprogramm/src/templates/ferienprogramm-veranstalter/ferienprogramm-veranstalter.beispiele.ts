import { options, zeile } from '../../veranstalter/veranstalter.beispiele.ts';

/** A club with an event, and a log-in that has ended. */
export const beispiele = {
  angemeldet: {
    context: {
      veranstalter: {
        angemeldet: true,
        email: 'rad@verein.example',
        data: [{ ...zeile, href: '/ferienprogramm-veranstalter/blatt/?token=x&id=3' }],
      },
    },
    options,
  },
  abgelaufen: { context: { veranstalter: { angemeldet: false, email: '', data: [] } }, options },
};
