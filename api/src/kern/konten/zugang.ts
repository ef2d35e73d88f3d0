import { type Kontoart, ZUGAENGE, type Zugangsart } from '@gm/shared/regeln/zugaenge';

/** Where each kind of account has its calls and its pages. */
export interface Zugang {
  art: Zugangsart;
  /** Beginning of the paths of its calls. */
  pfad: string;
  /** Path of the call that tells who is logged in. */
  konto: string;
  /** Page to set a new password. */
  passwortseite: string;
  /** Page to ask for a link to it. */
  vergessenseite: string;
  /** Where one logs in, in words. */
  name: string;
  cookie: string;
  header: string;
  /** Cookie of a browser that logged in before. */
  geraet: string;
}

const INTERN: Zugang = {
  art: 'intern',
  pfad: '/api/cms',
  konto: '/api/cms/intranet/konto',
  passwortseite: '/intranet/passwort-neu/',
  vergessenseite: '/intranet/passwort-vergessen/',
  name: 'im Intranet',
  ...ZUGAENGE.intern,
};

const RAT: Zugang = {
  art: 'rat',
  pfad: '/api/cms/raete',
  konto: '/api/cms/raete/konto',
  passwortseite: '/ratsinfo/passwort-neu/',
  vergessenseite: '/ratsinfo/passwort-vergessen/',
  name: 'im Ratsinformationssystem',
  ...ZUGAENGE.rat,
};

export const ALLE_ZUGAENGE: readonly Zugang[] = [INTERN, RAT];

/** Where links are asked for by mail: to set a password, and for clubs, which have none, to log in. */
export const LINKWEGE: readonly { art: Kontoart; pfad: string }[] = [
  ...ALLE_ZUGAENGE,
  { art: 'verein', pfad: '/api/cms/verein' },
];

/** Where an account of this kind logs in; clubs do where the staff does. */
export const findZugang = (art: Kontoart): Zugang => (art === 'rat' ? RAT : INTERN);
