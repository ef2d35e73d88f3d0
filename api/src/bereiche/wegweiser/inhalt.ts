import { defineInhaltsart } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildWegweiser } from './build-wegweiser.ts';
import {
  einheitDateiSchema,
  lebenslageDateiSchema,
  leistungDateiSchema,
  mitarbeiterDateiSchema,
} from './wegweiser-dateien.ts';
import { createWegweiserRepository } from './wegweiser-repository.ts';

const einheitArt = defineInhaltsart({
  name: 'organisationseinheit',
  titel: 'Ämter und Öffnungszeiten',
  ablage: { form: 'liste', datei: 'wegweiser/einheiten.yaml' },
  schema: einheitDateiSchema,
});

const mitarbeiterArt = defineInhaltsart({
  name: 'mitarbeiter',
  titel: 'Mitarbeitende',
  ablage: { form: 'liste', datei: 'wegweiser/mitarbeiter.yaml' },
  schema: mitarbeiterDateiSchema,
});

const lebenslageArt = defineInhaltsart({
  name: 'lebenslage',
  titel: 'Lebenslagen',
  ablage: { form: 'liste', datei: 'wegweiser/lebenslagen.yaml' },
  schema: lebenslageDateiSchema,
});

const leistungArt = defineInhaltsart({
  name: 'leistung',
  titel: 'Dienstleistungen',
  ablage: { form: 'listen', ordner: 'wegweiser/leistungen' },
  schema: leistungDateiSchema,
  schluessel: 'titel',
});

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
