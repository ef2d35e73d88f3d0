import { defineBereich } from '../../kern/bereich.ts';
import { ansprechpartner } from './calls/ansprechpartner.ts';
import { leistung } from './calls/leistung.ts';
import { leistungen } from './calls/leistungen.ts';
import { mitarbeiter } from './calls/mitarbeiter.ts';
import { organigramm } from './calls/organigramm.ts';
import { organisationseinheit } from './calls/organisationseinheit.ts';
import { wegweiserInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';
import { createLeistungsseiten, listEintragsarten } from './seiten.ts';
import { createWegweiserRepository } from './wegweiser-repository.ts';

/** Guide to services, units and staff. */
export const bereich = defineBereich({
  name: 'wegweiser',
  pfade: ['/wegweiser/', '/verwaltung/'],
  inhalte: [ansprechpartner, leistung, leistungen, mitarbeiter, organigramm, organisationseinheit],
  migrations,
  eintragsarten: listEintragsarten,
  seiten: ({ database }, findTitel) => createLeistungsseiten(database.db, findTitel),
  inhalt: wegweiserInhalt,
  suchtypen: {
    leistung: { einer: 'Leistung', mehrere: 'Leistungen', rang: 10 },
    fachbereich: { einer: 'Fachbereich', mehrere: 'Fachbereiche', rang: 90 },
    mitarbeiter: { einer: 'Person', mehrere: 'Personen', rang: 120 },
  },
  suche: (db) => createWegweiserRepository(db).listSuchquellen(),
  weiterePfade: (db) => createWegweiserRepository(db).listAnsprechpartnerPfade(),
});
