import { defineArea } from '../../core/composition/area.ts';
import { ansprechpartner } from './calls/ansprechpartner.ts';
import { leistung } from './calls/leistung.ts';
import { leistungen } from './calls/leistungen.ts';
import { organigramm } from './calls/organigramm.ts';
import { organisationseinheit } from './calls/organisationseinheit.ts';
import { staff } from './calls/staff.ts';
import { wegweiserContent } from './content.ts';
import { createLeistungPages, listEntryKinds } from './pages.ts';
import { createWegweiserRepository } from './wegweiser-repository.ts';

/** Guide to services, units and staff. */
export const area = defineArea({
  name: 'wegweiser',
  pfade: ['/wegweiser/', '/verwaltung/'],
  inhalte: [ansprechpartner, leistung, leistungen, staff, organigramm, organisationseinheit],
  eintragsarten: listEntryKinds,
  seiten: ({ database }, findTitle) => createLeistungPages(database.db, findTitle),
  inhalt: wegweiserContent,
  suchtypen: {
    leistung: { einer: 'Leistung', mehrere: 'Leistungen', rang: 10 },
    fachbereich: { einer: 'Fachbereich', mehrere: 'Fachbereiche', rang: 90 },
    mitarbeiter: { einer: 'Person', mehrere: 'Personen', rang: 120 },
  },
  suche: (db) => createWegweiserRepository(db).listSearchSources(),
  weiterePfade: (db) => createWegweiserRepository(db).listAnsprechpartnerPfade(),
});
