import type { Rolle } from '@gm/shared/schemas/konten';

/** Pages of the intranet in the order of the list; with `rolle` for some accounts alone. */
export const BEREICHE: readonly { titel: string; href: string; rolle?: Rolle }[] = [
  { titel: 'Startseite des Intranets', href: '/intranet/' },
  { titel: 'Freigaben', href: '/intranet/freigaben/', rolle: 'redaktion' },
  { titel: 'Ferienprogramm', href: '/intranet/ferienprogramm/', rolle: 'redaktion' },
  { titel: 'Passwort ändern', href: '/intranet/passwort/' },
];
