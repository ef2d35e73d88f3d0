import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { einstellungen as saison } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { startseite } from '@gm/shared/test/startseite';
import type { Seite } from '@gm/shared/vertrag';

/** Inside the registration window of `einstellungen`, before every event made here. */
export const JETZT = '2026-07-01T10:00:00.000Z';

export const einstellungen: FerienprogrammOptionen = {
  anmeldung_von: '2026-06-15',
  anmeldung_bis: '2026-07-15',
  ...saison,
};

export const seite: Seite = { ...startseite, pfad: '/ferienprogramm-anmeldung/kontakt/', titel: 'Anmeldung' };

/** An event for 6 to 10 years with 10 places, 4 of them taken. */
export function createVeranstaltung(id: number, felder: Partial<Ferienveranstaltung> = {}): Ferienveranstaltung {
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
    ...felder,
  };
}

export const kontakt: Kontakt = {
  vorname: 'Anna',
  name: 'Müller-Groß',
  strasse: 'Hauptstraße 12',
  plz: '75334',
  ort: 'Musterhardt',
  email: 'anna@post.example',
  telefon: '',
};

/** Eight years old in August 2026. */
export const mia: Kind = {
  vorname: 'Mia',
  name: 'Groß',
  strasse: 'Hauptstraße 12',
  plz: '75334',
  ort: 'Musterhardt',
  geburtstag: '2018-03-09',
  geschlecht: 'weiblich',
  bemerkung: '',
};
