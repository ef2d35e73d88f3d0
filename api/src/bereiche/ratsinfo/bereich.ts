import { defineBereich } from '../../kern/bereich.ts';
import { BEISPIELADRESSE } from '../../kern/formulare/formularverzeichnis.ts';
import { describeAbodauer } from '../../kern/mail/abos/describe-abodauer.ts';
import { createMailaboRepository } from '../../kern/mail/abos/mailabo-repository.ts';
import { ratsabo } from './abo/calls/abo.ts';
import { ratsaboZiel } from './abo/calls/abo-ziel.ts';
import { composeNeues } from './abo/compose-abomails.ts';
import { RATSABO } from './abo/ratsabo.ts';
import { createRatsaboRepository } from './abo/ratsabo-repository.ts';
import { RATSMAILS } from './abo/ratsmails.ts';
import { startRatsabos } from './abo/start-ratsabos.ts';
import { ratsberichte } from './calls/berichte.ts';
import { ratsdatei } from './calls/datei.ts';
import { ratsfeed } from './calls/feed.ts';
import { ratsgremien } from './calls/gremien.ts';
import { ratskalender } from './calls/kalender.ts';
import { ratsmappe } from './calls/mappe.ts';
import { ratsmitglied } from './calls/mitglied.ts';
import { ratsnotiz } from './calls/notiz.ts';
import { ratspersonen } from './calls/personen.ts';
import { ratssitzung } from './calls/sitzung.ts';
import { ratssitzungen } from './calls/sitzungen.ts';
import { ratsuebersicht } from './calls/uebersicht.ts';
import { ratsunterlage } from './calls/unterlage.ts';
import { ratsvorlage } from './calls/vorlage.ts';
import { ratsvorlagen } from './calls/vorlagen.ts';
import { ratsinfoInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';
import { oparlListen } from './oparl/calls/listen.ts';
import { oparlObjekt } from './oparl/calls/objekt.ts';
import { oparlSystem } from './oparl/calls/system.ts';
import { createRatsSucheRepository } from './rats-suche-repository.ts';
import { RATSINFO_PFAD } from './ratsinfo-pfad.ts';
import { createRatsseiten } from './seiten.ts';

const ABONNENT = { id: 1, schluessel: 'beispiel', email: BEISPIELADRESSE };
const VORLAGE = { art: 'vorlage', titel: 'Neuer Spielplatz am Bach', detailURL: '/ratsinfo/vorlagen/1/' } as const;
const EREIGNIS = { vorlage_id: 1, vorlage: VORLAGE.titel, datei: null, rolle: null };
const SITZUNG = { sitzung_id: 1, sitzung: 'Gemeinderat', beginn: new Date('2026-10-14T16:30:00Z') };
const NEUES = [
  {
    ziel: VORLAGE,
    ereignisse: [
      { ...EREIGNIS, ...SITZUNG, art: 'beratung', ergebnis: null },
      { ...EREIGNIS, ...SITZUNG, art: 'ergebnis', ergebnis: 'einstimmig beschlossen' },
    ] as const,
  },
];

/** The council: meetings, papers, members, OParl, import, following by mail. */
export const bereich = defineBereich({
  name: 'ratsinfo',
  inhalte: [
    ratsberichte,
    ratsfeed,
    ratsgremien,
    ratskalender,
    ratsmitglied,
    ratsnotiz,
    ratspersonen,
    ratssitzung,
    ratssitzungen,
    ratsuebersicht,
    ratsvorlage,
    ratsvorlagen,
  ],
  calls: [ratsabo, ratsaboZiel, ratsdatei, ratsmappe, ratsunterlage, oparlListen, oparlObjekt, oparlSystem],
  migrations,
  jobs: [startRatsabos],
  async loeschen(db, config) {
    await createMailaboRepository(db, RATSABO).deleteUnconfirmed(config.BESTAETIGUNG_STUNDEN);
    await createRatsaboRepository(db).forgetIdle();
  },
  pfade: [RATSINFO_PFAD],
  verarbeitungen: (config) => [
    {
      titel: 'Neues aus dem Gemeinderat per E-Mail',
      daten: ['E-Mail-Adresse', 'Was Sie verfolgen'],
      zweck: 'Wir schreiben Ihnen, wenn es Neues dazu gibt.',
      dauer: describeAbodauer(config),
    },
  ],
  mailgruppen: [RATSMAILS],
  mailbeispiele: (config, leser) => [
    {
      anlass: 'Im Gemeinderat gibt es Neues',
      mail: composeNeues(leser.getBriefe(RATSMAILS), ABONNENT, NEUES, config),
    },
  ],
  seiten: createRatsseiten,
  inhalt: ratsinfoInhalt,
  suchtypen: {
    vorlage: { einer: 'Vorlage', mehrere: 'Vorlagen des Gemeinderats', rang: 40 },
    sitzung: { einer: 'Sitzung', mehrere: 'Sitzungen des Gemeinderats', rang: 50 },
    gremium: { einer: 'Gremium', mehrere: 'Gremien', rang: 100 },
    ratsmitglied: { einer: 'Ratsmitglied', mehrere: 'Ratsmitglieder', rang: 110 },
  },
  suche: (db) => createRatsSucheRepository(db).listSuchquellen(),
  // Papers and meetings: the database itself keeps them in the search.
  weiterePfade: (db) => createRatsSucheRepository(db).listPaths(),
});
