import { ZAHLEN } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import { beispiele as teilnehmer } from '../ferien-teilnehmer/ferien-teilnehmer.beispiele.ts';

const { event } = teilnehmer.leer.context;

const werte = {
  titel: 'Drachen bauen',
  einleitung: '',
  text: '<p>Wir bauen Drachen aus Papier und lassen sie steigen.</p>',
  datum_von: '03.08.2026',
  datum_bis: '03.08.2026',
  zeit_von: '09:00',
  zeit_bis: '12:00',
  taeglich: '',
  veranstalter: '',
  veranstaltungsort: 'Backhaus',
  ...ZAHLEN,
  mitbringen: 'Schere',
  bildtext: '',
};

/** A draft of a suggestion, and an event that is published. */
export const beispiele = {
  entwurf: {
    context: {
      event: {
        ...event,
        titel: werte.titel,
        stand: 'entwurf',
        entwurf: {
          werte,
          bild: { id: 'drachen-1', breite: 1600, hoehe: 1000, farbe: '#336699', alt: 'Ein Drachen' },
          eintrag: 'Jugendhaus',
        },
      },
    },
    options: {},
  },
  veroeffentlicht: { context: { event }, options: {} },
};
