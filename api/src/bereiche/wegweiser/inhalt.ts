import { defineListe, defineListen } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildWegweiser } from './build-wegweiser.ts';
import {
  einheitDateiSchema,
  lebenslageDateiSchema,
  leistungDateiSchema,
  mitarbeiterDateiSchema,
} from './wegweiser-dateien.ts';
import { FACHBEREICHE, MITARBEITER } from './wegweiser-pfad.ts';
import { createWegweiserRepository } from './wegweiser-repository.ts';

const einheitArt = {
  ...defineListe('organisationseinheit', 'Ämter und Öffnungszeiten', 'wegweiser/einheiten.yaml', einheitDateiSchema),
  einer: 'Amt',
  pfad: FACHBEREICHE,
  spalten: ['art', 'ueber'],
};

const mitarbeiterArt = {
  ...defineListe('mitarbeiter', 'Mitarbeitende', 'wegweiser/mitarbeiter.yaml', mitarbeiterDateiSchema),
  einer: 'Mitarbeiterin oder Mitarbeiter',
  pfad: MITARBEITER,
  spalten: ['funktion', 'einheit'],
};

const lebenslageArt = {
  ...defineListe('lebenslage', 'Lebenslagen', 'wegweiser/lebenslagen.yaml', lebenslageDateiSchema),
  einer: 'Lebenslage',
};

const leistungArt = {
  ...defineListen('leistung', 'Dienstleistungen', 'wegweiser/leistungen', leistungDateiSchema, 'titel'),
  einer: 'Dienstleistung',
  spalten: ['einheit', 'lebenslagen'],
};

/** Services, units and staff. */
export const wegweiserInhalt = defineInhalt({
  arten: [einheitArt, mitarbeiterArt, lebenslageArt, leistungArt],
  read: (leser) => ({
    einheiten: leser.list(einheitArt),
    mitarbeiter: leser.list(mitarbeiterArt),
    lebenslagen: leser.list(lebenslageArt),
    leistungen: leser.list(leistungArt),
  }),
  build: (dateien) => buildWegweiser(dateien),
  write: (trx, zeilen) => createWegweiserRepository(trx).replace(zeilen),
});
