import { FIGURES } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import { examples as participants } from '../ferien-teilnehmer/ferien-teilnehmer.examples.ts';

const { event } = participants.leer.context;
const image = { id: 'drachen-1', breite: 1600, hoehe: 1000, farbe: '#336699', alt: 'Ein Drachen' };

const values = {
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
  ...FIGURES,
  mitbringen: 'Schere',
  bildtext: '',
};

/** The draft of a suggestion, a published event, and a booked one on the correction page. */
export const examples = {
  entwurf: {
    context: {
      event: {
        ...event,
        titel: values.titel,
        stand: 'entwurf',
        entwurf: {
          werte: values,
          bild: image,
          eintrag: 'Jugendhaus',
        },
      },
    },
    options: {},
  },
  veroeffentlicht: { context: { event }, options: {} },
  gebucht: {
    context: {
      event: {
        id: event.id,
        titel: values.titel,
        stand: 'offen',
        belegt: 3,
        entwurf: { werte: values, bild: image, eintrag: null },
        fest: 'Das steht fest, denn es sind schon Plätze gebucht.',
      },
    },
    options: {},
  },
};
