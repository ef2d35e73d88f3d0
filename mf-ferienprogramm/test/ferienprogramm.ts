import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { settings as season } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Page } from '@gm/shared/contract';
import { homePage } from '@gm/shared/test/home-page';

/** Within the registration period of `settings`, before all events created here. */
export const NOW = '2026-07-01T10:00:00.000Z';

export const settings: FerienprogrammOptions = {
  anmeldung_von: '2026-06-15',
  anmeldung_bis: '2026-07-15',
  ...season,
};

export const page: Page = { ...homePage, pfad: '/ferienprogramm-anmeldung/kontakt/', titel: 'Anmeldung' };

/** An event for ages 6 to 10 with 10 places, 4 of them taken. */
export function createVeranstaltung(id: number, fields: Partial<Ferienveranstaltung> = {}): Ferienveranstaltung {
  return {
    id,
    titel: `Waldtag ${id}`,
    datum_von: `2026-08-${String(id).padStart(2, '0')}T09:00`,
    datum_bis: `2026-08-${String(id).padStart(2, '0')}T12:00`,
    taeglich: false,
    preis: 5,
    preis_geschwister: null,
    alter_min: 6,
    alter_max: 10,
    teilnehmer_min: 5,
    teilnehmer_max: 10,
    bereits_reserviert: 4,
    mitbringen: null,
    einleitung: null,
    veranstaltungsort: null,
    detailURL: `/kinderferienprogramm/${id}/`,
    bild: null,
    ...fields,
  };
}

export const contact: Contact = {
  vorname: 'Anna',
  name: 'Müller-Groß',
  strasse: 'Hauptstraße 12',
  plz: '75334',
  ort: 'Musterhardt',
  email: 'anna@post.example',
  telefon: '',
};

/** Eight years old in August 2026. */
export const mia: Child = {
  vorname: 'Mia',
  name: 'Groß',
  strasse: 'Hauptstraße 12',
  plz: '75334',
  ort: 'Musterhardt',
  geburtstag: '2018-03-09',
  geschlecht: 'weiblich',
  bemerkung: '',
};
