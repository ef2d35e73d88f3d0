import { expect, it } from 'vitest';
import { contact } from '../ferienprogramm.examples.ts';
import {
  FERIENPROGRAMM_CATEGORY,
  type Ferienveranstaltung,
  ferienprogrammOptionsSchema,
  programSchema,
} from '../ferienprogramm.ts';
import {
  type Booking,
  type BookingReceipt,
  type BookingRejection,
  bookingReceiptSchema,
  bookingRejectionSchema,
  bookingSchema,
  cancellationSchema,
  type Rejection,
  type WaitingListInquiry,
  type WaitingPlace,
  waitingListInquirySchema,
  waitingPlaceSchema,
} from './ferienprogramm-booking.ts';
import type { Child } from './ferienprogramm-registration.ts';

const wald: Ferienveranstaltung = {
  id: 3,
  titel: 'Wald',
  datum_von: '2026-08-03T09:00',
  datum_bis: '2026-08-03T12:00',
  taeglich: false,
  preis: 5,
  preis_geschwister: null,
  alter_min: 6,
  alter_max: 10,
  teilnehmer_min: 0,
  teilnehmer_max: 12,
  bereits_reserviert: 12,
  mitbringen: null,
  einleitung: null,
  veranstaltungsort: null,
  detailURL: '/kinderferienprogramm/3/',
  bild: null,
};
const costs = { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 };
const { email: _, telefon: __, ...address } = contact;
const child: Child = { ...address, vorname: 'Eva', geburtstag: '2018-05-04', geschlecht: 'weiblich', bemerkung: '' };

it('fills in missing fields of events from other systems', () => {
  const { taeglich: _, bild: __, mitbringen: ___, ...tight } = wald;
  expect(programSchema.parse([tight])).toEqual([wald]);
  expect(FERIENPROGRAMM_CATEGORY).toBe(24);
  expect(programSchema.safeParse([{ ...wald, datum_von: '3.8.2026' }]).success).toBe(false);
});

it('has the fees of requirement F-14 as defaults', () => {
  const options = {
    anmeldung_von: '2026-05-01',
    anmeldung_bis: '2026-05-31',
    plz: '75334',
    ort: 'M',
    email: 'a@b.example',
  };
  expect(ferienprogrammOptionsSchema.parse(options)).toMatchObject({
    gebuehr_kind: 3,
    gebuehr_veranstaltung: 0.5,
    zahlung: expect.stringContaining('bezahlen'),
    geschwisterpreis: false,
  });
});

it('states per child and event why nothing was booked', () => {
  const rejection: Rejection = { kind: 0, veranstaltung: 3, grund: 'ausgebucht', meldung: 'Ausgebucht.' };
  const answer: BookingRejection = {
    type: 'about:blank',
    title: 'Widerspruch',
    status: 409,
    detail: 'Es wurde nichts gebucht.',
    ablehnungen: [rejection],
    kosten: costs,
    programm: [wald],
  };
  expect(bookingRejectionSchema.parse(answer)).toEqual(answer);
});

it('describes booking, cancellation and waiting', () => {
  const participation: Booking['kinder'][number]['veranstaltungen'][number] = {
    veranstaltung: wald,
    preis: 5,
    status: 'gebucht',
    stornierbar: true,
    storno_bis: '2026-07-31',
  };
  const booking: Booking = {
    referenz: 'FP-2026-0001',
    erstellt: '2026-05-01T08:00:00.000Z',
    kontakt: contact,
    kinder: [{ id: 1, ...child, veranstaltungen: [participation] }],
    kosten: costs,
    rechnung: null,
  };
  expect(bookingSchema.parse(booking)).toEqual(booking);
  const receipt: BookingReceipt = { id: 1, referenz: 'FP-2026-0001', status_link: null, bestaetigen_bis: null };
  expect(bookingReceiptSchema.parse(receipt)).toEqual(receipt);
  expect(cancellationSchema.parse({ token: 'geheim', kind: 1 })).toEqual({ token: 'geheim', kind: 1 });
  const inquiry: WaitingListInquiry = waitingListInquirySchema.parse({
    veranstaltung: 3,
    kontakt: contact,
    kinder: [child],
  });
  expect(inquiry).toMatchObject({ gemeinsam: false });
  expect(inquiry).not.toHaveProperty('valid');
  const waitingPlace: WaitingPlace = {
    veranstaltung: wald,
    kinder: [],
    status: 'wartet' as const,
    vom_postfach: true,
    platz: 2,
    angebot_bis: null,
    kosten: costs,
  };
  expect(waitingPlaceSchema.parse(waitingPlace)).toEqual(waitingPlace);
});
