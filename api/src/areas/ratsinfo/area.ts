import { defineArea } from '../../core/composition/area.ts';
import { EXAMPLE_ADDRESS } from '../../core/forms/form-directory.ts';
import { describeSubscriptionDuration } from '../../core/forms/subscriptions/describe-subscription-duration.ts';
import { createMailaboRepository } from '../../core/forms/subscriptions/mailabo-repository.ts';
import { ratsabo } from './abo/calls/subscription.ts';
import { ratsaboTarget } from './abo/calls/subscription-target.ts';
import { composeNew } from './abo/compose-subscription-mails.ts';
import { COUNCIL_MAILS } from './abo/council-mails.ts';
import { RATSABO } from './abo/ratsabo.ts';
import { createRatsaboRepository } from './abo/ratsabo-repository.ts';
import { startRatsabos } from './abo/start-ratsabos.ts';
import { councilBinder } from './calls/binder.ts';
import { councilCalendar } from './calls/calendar.ts';
import { councilFeed } from './calls/feed.ts';
import { councilFile } from './calls/file.ts';
import { ratsgremien } from './calls/gremien.ts';
import { ratssitzung } from './calls/meeting.ts';
import { ratssitzungen } from './calls/meetings.ts';
import { ratsmitglied } from './calls/member.ts';
import { councilNote } from './calls/note.ts';
import { councilOverview } from './calls/overview.ts';
import { councilPaper } from './calls/paper.ts';
import { ratsvorlagen } from './calls/papers.ts';
import { ratspersonen } from './calls/persons.ts';
import { councilReports } from './calls/reports.ts';
import { streetPapers } from './calls/street-papers.ts';
import { ratsvorlage } from './calls/vorlage.ts';
import { ratsinfoContent } from './content.ts';
import { oparlLists } from './oparl/calls/lists.ts';
import { oparlObject } from './oparl/calls/object.ts';
import { oparlSystem } from './oparl/calls/system.ts';
import { createCouncilPages } from './pages.ts';
import { RATSINFO_PATH } from './ratsinfo-path.ts';
import { createCouncilSearchRepository } from './search/council-search-repository.ts';

const SUBSCRIBER = { id: 1, schluessel: 'beispiel', email: EXAMPLE_ADDRESS };
const PAPER = { art: 'vorlage', titel: 'Neuer Spielplatz am Bach', detailURL: '/ratsinfo/vorlagen/1/' } as const;
const EVENT = { vorlage_id: 1, vorlage: PAPER.titel, datei: null, rolle: null };
const MEETING = { sitzung_id: 1, sitzung: 'Gemeinderat', beginn: new Date('2026-10-14T16:30:00Z') };
const NEW = [
  {
    ziel: PAPER,
    ereignisse: [
      { ...EVENT, ...MEETING, art: 'beratung', ergebnis: null },
      { ...EVENT, ...MEETING, art: 'ergebnis', ergebnis: 'einstimmig beschlossen' },
    ] as const,
  },
];

/** The council: meetings, papers, members, OParl, import, mail subscriptions. */
export const area = defineArea({
  name: 'ratsinfo',
  inhalte: [
    councilReports,
    councilFeed,
    ratsgremien,
    councilCalendar,
    ratsmitglied,
    councilNote,
    ratspersonen,
    ratssitzung,
    ratssitzungen,
    councilOverview,
    ratsvorlage,
    ratsvorlagen,
    streetPapers,
  ],
  calls: [ratsabo, ratsaboTarget, councilFile, councilBinder, councilPaper, oparlLists, oparlObject, oparlSystem],
  jobs: [startRatsabos],
  async loeschen(db, config) {
    await createMailaboRepository(db, RATSABO).deleteUnconfirmed(config.CONFIRMATION_HOURS);
    await createRatsaboRepository(db).forgetIdle();
  },
  pfade: [RATSINFO_PATH],
  verarbeitungen: (config) => [
    {
      titel: 'Neues aus dem Gemeinderat per E-Mail',
      daten: ['E-Mail-Adresse', 'Was Sie verfolgen'],
      zweck: 'Wir schreiben Ihnen, wenn es Neues dazu gibt.',
      dauer: describeSubscriptionDuration(config),
    },
  ],
  mailgruppen: [COUNCIL_MAILS],
  mailExamples: (config, reader) => [
    {
      anlass: 'Im Gemeinderat gibt es Neues',
      mail: composeNew(reader.getLetters(COUNCIL_MAILS), SUBSCRIBER, NEW, config),
    },
  ],
  seiten: createCouncilPages,
  inhalt: ratsinfoContent,
  suchtypen: {
    vorlage: { einer: 'Vorlage', mehrere: 'Vorlagen des Gemeinderats', rang: 40 },
    sitzung: { einer: 'Sitzung', mehrere: 'Sitzungen des Gemeinderats', rang: 50 },
    gremium: { einer: 'Gremium', mehrere: 'Gremien', rang: 100 },
    ratsmitglied: { einer: 'Ratsmitglied', mehrere: 'Ratsmitglieder', rang: 110 },
  },
  suche: (db) => createCouncilSearchRepository(db).listSearchSources(),
  // Papers and meetings are indexed for search by triggers.
  weiterePfade: (db) => createCouncilSearchRepository(db).listPaths(),
});
