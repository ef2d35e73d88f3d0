import type { FerienprogrammOptions } from './ferienprogramm.ts';
import type { Contact } from './registration/ferienprogramm-registration.ts';

/** Contact of the family that registers. */
export const contact: Contact = {
  vorname: 'Ada',
  name: 'Muster',
  strasse: 'Rathausplatz 1',
  plz: '75334',
  ort: 'Musterhardt',
  email: 'ada@beispiel.example',
  telefon: '',
};

/** Settings of a season, except its days. */
export const settings: Omit<FerienprogrammOptions, 'anmeldung_von' | 'anmeldung_bis'> = {
  gebuehr_kind: 3,
  gebuehr_veranstaltung: 0.5,
  geschwisterpreis: false,
  gebuehr_spaeter: 'saison',
  rabatt_geschwister: 0,
  rabatt_sozialpass: 0,
  gebuehr_bei_storno: 'erlassen',
  konto: null,
  zahlungsziel_tage: 14,
  mahnung_tage: 7,
  zahlung: 'Sie bekommen eine Rechnung.',
  storno_tage: 3,
  angebot_stunden: 48,
  bestaetigung_minuten: 30,
  erinnerung_minuten: 10,
  wohnort_getrennt: false,
  vergabe: 'reihenfolge',
  verlosung_zahl: '',
  pause_minuten: 0,
  plz: '75334',
  ort: 'Musterhardt',
  email: 'ferienprogramm@musterhardt.example',
};

/** Figures of an event as strings in form controls. */
export const FIGURES = {
  alter_min: '6',
  alter_max: '12',
  teilnehmer_min: '5',
  teilnehmer_max: '20',
  preis: '12,50',
  preis_geschwister: '10',
};
