import { CHILD_DETAILS, CHILD_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import { defineArea } from '../../core/composition/area.ts';
import { formatDuration } from '../../core/forms/submissions/describe-processings.ts';
import { administration } from './administration/calls/administration.ts';
import { change } from './administration/calls/change.ts';
import { deleteOldBookings } from './administration/delete-old-bookings.ts';
import { booking } from './booked/calls/booking.ts';
import { bookingCalendar } from './booked/calls/booking-calendar.ts';
import { cancelBooking } from './booked/calls/cancel.ts';
import { stillOpen } from './confirmation/calls/open.ts';
import { startConfirmation } from './confirmation/start-confirmation.ts';
import { startConflicts } from './conflicts/start-conflicts.ts';
import { draft } from './drafts/calls/draft.ts';
import { suggestion } from './drafts/calls/suggestion.ts';
import { SUGGESTION } from './drafts/suggestion-kind.ts';
import { draw } from './draw/calls/draw.ts';
import { drawAdministration } from './draw/calls/draw-administration.ts';
import { wishSheet } from './draw/calls/wish-sheet.ts';
import { storeExamples } from './examples.ts';
import { details } from './family/calls/details.ts';
import { family } from './family/calls/family.ts';
import { PLACES } from './figures.ts';
import { helperList } from './helpers/calls/helper-list.ts';
import { helping } from './helpers/calls/helping.ts';
import { startHelper } from './helpers/start-helper.ts';
import { HOLIDAY_MAILS } from './holiday-mails.ts';
import { listHolidayMails } from './mail-examples.ts';
import { message } from './messages/calls/message.ts';
import { createHolidayPages } from './pages.ts';
import { participants } from './participants/calls/participants.ts';
import { bill } from './payment/bills/calls/bill.ts';
import { books } from './payment/calls/books.ts';
import { card } from './payment/calls/card.ts';
import { startPayment } from './payment/start-payment.ts';
import { occupancy } from './program/calls/occupancy.ts';
import { program } from './program/calls/program.ts';
import { registrationTime } from './program/calls/registration-time.ts';
import { veranstaltung } from './program/calls/veranstaltung.ts';
import { holidayContent, holidayMasterData } from './program/content.ts';
import { createFerienprogrammRepository } from './program/ferienprogramm-repository.ts';
import { FERIENPROGRAMM_PATH } from './program/holiday-path.ts';
import { ORGANISER_PATH } from './program/organiser-path.ts';
import { registration } from './registration/calls/registration.ts';
import { season } from './season/calls/season.ts';
import { access } from './supervision/calls/access.ts';
import { betreuung } from './supervision/calls/betreuung.ts';
import { onSite } from './supervision/calls/on-site.ts';
import { organiser } from './supervision/calls/organiser.ts';
import { deleteOldMarks } from './supervision/delete-old-marks.ts';
import { startAccess } from './supervision/start-access.ts';
import { waitingList } from './waiting-list/calls/waiting-list.ts';
import { waitingPlace } from './waiting-list/calls/waiting-place.ts';
import { startWaitingList } from './waiting-list/start-waiting-list.ts';

/** The holiday programme: booking, waiting list, administration, suggestions. */
export const area = defineArea({
  name: 'ferienprogramm',
  inhalte: [change, registrationTime, betreuung, draft, books, drawAdministration, season, message, administration],
  calls: [
    details,
    registration,
    occupancy,
    booking,
    bookingCalendar,
    family,
    helping,
    helperList,
    card,
    stillOpen,
    program,
    bill,
    cancelBooking,
    participants,
    organiser,
    veranstaltung,
    draw,
    onSite,
    suggestion,
    waitingList,
    waitingPlace,
    wishSheet,
    access,
  ],
  jobs: [startConfirmation, startHelper, startConflicts, startWaitingList, startPayment, startAccess],
  loeschen: async (db, config) => {
    await deleteOldMarks(db, config.HOLIDAY_NOTES_DAYS);
    await deleteOldBookings(db, config.HOLIDAY_RETENTION_DAYS);
  },
  pfade: [
    FERIENPROGRAMM_PATH,
    '/ferienprogramm-anmeldung/',
    ORGANISER_PATH,
    '/ferienprogramm-verlosung/',
    '/ferienprogramm-vorschlag/',
    '/intranet/ferienprogramm/',
  ],
  seiten: ({ database }) => createHolidayPages(database.db),
  weiterePfade: async (db) => ((await createFerienprogrammRepository(db).findOptions()) ? [ORGANISER_PATH] : []),
  blockoptionen: {
    isFor: (template) => template.startsWith('ferienprogramm-'),
    read: (db) => createFerienprogrammRepository(db).findOptions(),
  },
  stammdaten: holidayMasterData,
  inhalt: holidayContent,
  suchtypen: {
    ferienprogramm: { einer: 'Ferienprogramm', mehrere: 'Ferienprogramm', rang: 80 },
  },
  suche: async (db) => [{ typ: 'ferienprogramm', zeilen: await createFerienprogrammRepository(db).listSearchRows() }],
  figures: [PLACES],
  formulare: [SUGGESTION],
  verarbeitungen: ({ HOLIDAY_RETENTION_DAYS, HOLIDAY_NOTES_DAYS: HOLIDAY_MARKS_DAYS }) => [
    {
      titel: 'Anmeldung zum Kinderferienprogramm',
      daten: [
        'Name, Anschrift, E-Mail-Adresse und Telefon der Eltern',
        `Je Kind: Name, Anschrift, ${CHILD_DETAILS.map((name) => CHILD_FIELDS[name].titel).join(', ')}`,
        'Gewählte Veranstaltungen; bei einer Verlosung die Wünsche, die ohne Namen veröffentlicht werden',
        'Einwilligungen je Kind, zum Beispiel in Fotos',
        'Notfallnummer, Allergien, ob das Kind schwimmen und allein nach Hause gehen darf – nur wenn eine gebuchte Veranstaltung danach fragt',
        'Rechnungen, Zahlungen und die Umsätze dazu aus dem Kontoauszug',
      ],
      zweck: 'Wir vergeben die Plätze, rechnen ab und erreichen Sie, wenn sich etwas ändert.',
      dauer: `Höchstens ${formatDuration(HOLIDAY_RETENTION_DAYS)} nach der letzten Veranstaltung. Dann löschen wir die Angaben von selbst, offene Rechnungen sobald sie ausgeglichen sind.`,
    },
    {
      titel: 'Veranstalter im Kinderferienprogramm',
      daten: [
        'Name und E-Mail-Adresse',
        'Nachrichten an Familien, gemeldete Auslagen und wann Sie eine Teilnehmerliste geholt haben',
      ],
      zweck: 'Sie sehen die Anmeldungen zu Ihrer Veranstaltung; von den Kindern nur, was Sie am Tag brauchen.',
      dauer: `Höchstens ${formatDuration(HOLIDAY_RETENTION_DAYS)} nach der Veranstaltung.`,
    },
    {
      titel: 'Helferinnen und Helfer im Kinderferienprogramm',
      daten: ['Name und E-Mail-Adresse', 'An welchen Tagen Sie helfen, Telefon und Bemerkung, wenn Sie sie angeben'],
      zweck: 'Die Veranstalter wissen, wer wann hilft und wen sie anrufen, und wir erinnern Sie am Tag vorher.',
      dauer: `Höchstens ${formatDuration(HOLIDAY_MARKS_DAYS)} nach der Veranstaltung.`,
    },
    {
      titel: 'Anwesenheit am Tag des Kinderferienprogramms',
      daten: [
        'Je Kind und Tag: ob es da war und abgeholt wurde, und was die Betreuer dazu notiert haben',
        'Auf dem Gerät des Veranstalters, verschlüsselt mit einem Code: Name, Alter und was die Veranstaltung erfragt',
      ],
      zweck: 'Die Betreuer wissen, wer da ist und wen sie im Notfall anrufen, auch ohne Empfang.',
      dauer: `Auf dem Gerät bis zum Ende des Tages, bei uns höchstens ${formatDuration(HOLIDAY_MARKS_DAYS)} länger.`,
    },
  ],
  mailgruppen: HOLIDAY_MAILS,
  mailExamples: listHolidayMails,
  examples: storeExamples,
});
