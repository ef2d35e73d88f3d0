import { FAILED_CALL } from '@gm/shared/schemas/failed-call';
import { createTermin } from '../../../test/termine.ts';

const times = [
  {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }],
    abweichendeZeiten: [],
  },
];
const shared = { amt: 'Bürgerbüro', oeffnungszeiten: times, jetzt: '2026-03-02T09:00:00.000Z' };

export const examples = {
  werktag: {
    context: {
      ...shared,
      hinweise: [{ titel: 'Brunnenstraße gesperrt', text: 'Bis Freitag', link: '/aktuelles/' }],
      veranstaltungen: {
        data: [
          createTermin(1, { titel: 'Ausstellung', datum_bis: '2026-03-20T18:00', taeglich: true }),
          createTermin(2),
          createTermin(3),
        ],
      },
    },
    options: {},
  },
  ruhig: { context: { ...shared, veranstaltungen: { data: [] } }, options: {} },
  aufrufGescheitert: { context: { jetzt: shared.jetzt, veranstaltungen: FAILED_CALL }, options: {} },
};
