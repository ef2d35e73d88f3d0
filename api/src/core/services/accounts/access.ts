import { ACCESSES, type AccessKind, type AccountKind } from '@gm/shared/rules/accesses';

/** Routes and pages for each kind of account. */
export interface Access {
  art: AccessKind;
  /** Path prefix of its routes. */
  pfad: string;
  /** Path of the route that returns the logged-in account. */
  konto: string;
  /** Page to set a new password. */
  passwortseite: string;
  /** Page to request a password link. */
  vergessenseite: string;
  /** Display name of the login. */
  name: string;
  cookie: string;
  header: string;
  /** Name of the cookie that marks a browser as known. */
  geraet: string;
}

const INTERN: Access = {
  art: 'intern',
  pfad: '/api/cms',
  konto: '/api/cms/intranet/konto',
  passwortseite: '/intranet/passwort-neu/',
  vergessenseite: '/intranet/passwort-vergessen/',
  name: 'im Intranet',
  ...ACCESSES.intern,
};

const COUNCIL: Access = {
  art: 'rat',
  pfad: '/api/cms/raete',
  konto: '/api/cms/raete/konto',
  passwortseite: '/ratsinfo/passwort-neu/',
  vergessenseite: '/ratsinfo/passwort-vergessen/',
  name: 'im Ratsinformationssystem',
  ...ACCESSES.rat,
};

export const ALL_ACCESSES: readonly Access[] = [INTERN, COUNCIL];

/** Pages that request links by mail: to set a password or, for clubs, which have no password, to log in. */
export const LINK_WAYS: readonly { art: AccountKind; pfad: string }[] = [
  ...ALL_ACCESSES,
  { art: 'verein', pfad: '/api/cms/verein' },
];

/** Clubs share the login of the staff. */
export const findAccess = (kind: AccountKind): Access => (kind === 'rat' ? COUNCIL : INTERN);
