import type { Rolle } from '@gm/shared/schemas/konten';

interface Bereich {
  titel: string;
  href: string;
  /** For accounts with one of these roles alone. */
  rollen?: readonly Rolle[];
}

/** Pages of the intranet in the order of the list; the categories of the news stand between the two. */
export const OBEN: readonly Bereich[] = [
  { titel: 'Startseite des Intranets', href: '/intranet/' },
  { titel: 'Hallenplan', href: '/intranet/hallen/' },
  { titel: 'Freigaben', href: '/intranet/freigaben/', rollen: ['redaktion'] },
  { titel: 'Redaktion', href: '/intranet/redaktion/', rollen: ['redaktion', 'admin'] },
  { titel: 'Inhalte der Website', href: '/intranet/redaktion/inhalte/', rollen: ['redaktion', 'admin'] },
  { titel: 'Ferienprogramm', href: '/intranet/ferienprogramm/', rollen: ['redaktion'] },
];
export const UNTEN: readonly Bereich[] = [
  { titel: 'Archiv', href: '/intranet/archiv/' },
  { titel: 'Konten', href: '/intranet/konten/', rollen: ['admin'] },
  // Pages of the shell: they must work when no module does.
  { titel: 'Veröffentlichungen', href: '/_shell/veroeffentlichungen/', rollen: ['admin'] },
  { titel: 'E-Mails der Website', href: '/_shell/mails/' },
  { titel: 'Galerie der Vorlagen', href: '/_shell/galerie/', rollen: ['redaktion', 'admin'] },
  { titel: 'Passwort ändern', href: '/intranet/passwort/' },
  { titel: 'Zweiter Faktor', href: '/intranet/zweiter-faktor/' },
];
