import type { Role } from '@gm/shared/schemas/accounts';

export interface Area {
  titel: string;
  href: string;
  /** Path prefix of its pages, if it differs from `href`. */
  darunter?: string;
  /** Only for accounts with one of these roles. */
  rollen?: readonly Role[];
  /** Number of entries that are new to the user. */
  neue?: number;
}

export interface Group {
  titel: string;
  bereiche: readonly Area[];
}

const EDITORIAL = ['redaktion', 'admin'] as const;
const WRITING = [...EDITORIAL, 'autor', 'verein'] as const;
/** All staff. */
const HOUSE = ['mitarbeiter'] as const;

const WORK: readonly Area[] = [
  { titel: 'Startseite des Intranets', href: '/intranet/', rollen: HOUSE },
  { titel: 'Freigaben', href: '/intranet/freigaben/', rollen: ['redaktion'] },
  { titel: 'Ferienprogramm', href: '/intranet/ferienprogramm/', rollen: ['redaktion'] },
  { titel: 'Hallenplan', href: '/intranet/hallen/', rollen: HOUSE },
  { titel: 'So geht’s', href: '/intranet/so-gehts/', rollen: HOUSE },
];
const WEBSITE: readonly Area[] = [
  { titel: 'Redaktion', href: '/intranet/redaktion/', rollen: WRITING },
  {
    titel: 'Inhalte der Website',
    href: '/intranet/redaktion/inhalte/',
    darunter: '/intranet/redaktion/inhalt',
    rollen: WRITING,
  },
  { titel: 'Seiten und Menü', href: '/intranet/redaktion/seiten/', rollen: [...EDITORIAL, 'autor'] },
  { titel: 'Mediathek', href: '/intranet/redaktion/medien/', rollen: [...EDITORIAL, 'autor'] },
  { titel: 'Links prüfen', href: '/intranet/redaktion/links/', rollen: EDITORIAL },
  // Pages of the shell, which must work without any module.
  { titel: 'Galerie der Vorlagen', href: '/_shell/gallery/', rollen: EDITORIAL },
  { titel: 'E-Mails der Website', href: '/_shell/mails/', rollen: HOUSE },
  { titel: 'Veröffentlichungen', href: '/_shell/releases/', rollen: ['admin'] },
];
const ACCOUNT: readonly Area[] = [
  { titel: 'Konten', href: '/intranet/konten/', rollen: ['admin'] },
  { titel: 'Passwort ändern', href: '/intranet/passwort/', rollen: HOUSE },
  { titel: 'Zweiter Faktor', href: '/intranet/zweiter-faktor/', rollen: HOUSE },
];

/**
 * The intranet's pages by group, as far as an account may see them.
 * @param categories categories of the staff's news
 * @param hidden folders of disabled areas
 */
export function listGroups(
  roles: readonly Role[],
  categories: readonly Area[],
  hidden: readonly string[] = [],
): Group[] {
  const maySee = ({ href, rollen: who }: Area) =>
    (!who || who.some((role) => roles.includes(role))) && !hidden.some((folder) => href.startsWith(folder));
  const groups: Group[] = [
    { titel: 'Arbeit', bereiche: WORK },
    { titel: 'Website', bereiche: WEBSITE },
    {
      titel: 'Nachrichten und Archiv',
      bereiche: [...categories, { titel: 'Archiv', href: '/intranet/archiv/', rollen: HOUSE }],
    },
    { titel: 'Konto', bereiche: ACCOUNT },
  ];
  return groups
    .map(({ titel: title, bereiche: areas }) => ({ titel: title, bereiche: areas.filter(maySee) }))
    .filter(({ bereiche: areas }) => areas.length > 0);
}

/** The current page's entry or that of its nearest ancestor; null if there is none. */
export function findHere(groups: readonly Group[], path: string): string | null {
  const longest = { anfang: '', href: null as string | null };
  for (const { href, darunter = href } of groups.flatMap(({ bereiche: areas }) => areas)) {
    if (path.startsWith(darunter) && darunter.length > longest.anfang.length) {
      Object.assign(longest, { anfang: darunter, href });
    }
  }
  return longest.href;
}
