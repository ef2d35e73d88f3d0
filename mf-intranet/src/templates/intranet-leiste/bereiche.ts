import type { Rolle } from '@gm/shared/schemas/konten';

export interface Bereich {
  titel: string;
  href: string;
  /** Beginning of the addresses of its pages, where that is not its own. */
  darunter?: string;
  /** For accounts with one of these roles alone. */
  rollen?: readonly Rolle[];
  /** How many entries are new to the person. */
  neue?: number;
}

export interface Gruppe {
  titel: string;
  bereiche: readonly Bereich[];
}

const REDAKTION = ['redaktion', 'admin'] as const;
const SCHREIBENDE = [...REDAKTION, 'autor', 'verein'] as const;
/** Everybody of the town hall. */
const HAUS = ['mitarbeiter'] as const;

const ARBEIT: readonly Bereich[] = [
  { titel: 'Startseite des Intranets', href: '/intranet/', rollen: HAUS },
  { titel: 'Freigaben', href: '/intranet/freigaben/', rollen: ['redaktion'] },
  { titel: 'Ferienprogramm', href: '/intranet/ferienprogramm/', rollen: ['redaktion'] },
  { titel: 'Hallenplan', href: '/intranet/hallen/', rollen: HAUS },
];
const WEBSITE: readonly Bereich[] = [
  { titel: 'Redaktion', href: '/intranet/redaktion/', rollen: SCHREIBENDE },
  {
    titel: 'Inhalte der Website',
    href: '/intranet/redaktion/inhalte/',
    darunter: '/intranet/redaktion/inhalt',
    rollen: SCHREIBENDE,
  },
  { titel: 'Mediathek', href: '/intranet/redaktion/medien/', rollen: [...REDAKTION, 'autor'] },
  { titel: 'Links prüfen', href: '/intranet/redaktion/links/', rollen: REDAKTION },
  // Pages of the shell: they must work when no module does.
  { titel: 'Galerie der Vorlagen', href: '/_shell/galerie/', rollen: REDAKTION },
  { titel: 'E-Mails der Website', href: '/_shell/mails/', rollen: HAUS },
  { titel: 'Veröffentlichungen', href: '/_shell/veroeffentlichungen/', rollen: ['admin'] },
];
const KONTO: readonly Bereich[] = [
  { titel: 'Konten', href: '/intranet/konten/', rollen: ['admin'] },
  { titel: 'Passwort ändern', href: '/intranet/passwort/', rollen: HAUS },
  { titel: 'Zweiter Faktor', href: '/intranet/zweiter-faktor/', rollen: HAUS },
];

/**
 * Pages of the intranet in groups, as far as an account may see them.
 * @param rubriken categories of the staff's news
 * @param verborgen folders of areas that are switched off
 */
export function listGruppen(
  rollen: readonly Rolle[],
  rubriken: readonly Bereich[],
  verborgen: readonly string[] = [],
): Gruppe[] {
  const maySee = ({ href, rollen: wer }: Bereich) =>
    (!wer || wer.some((rolle) => rollen.includes(rolle))) && !verborgen.some((ordner) => href.startsWith(ordner));
  const gruppen: Gruppe[] = [
    { titel: 'Arbeit', bereiche: ARBEIT },
    { titel: 'Website', bereiche: WEBSITE },
    {
      titel: 'Nachrichten und Archiv',
      bereiche: [...rubriken, { titel: 'Archiv', href: '/intranet/archiv/', rollen: HAUS }],
    },
    { titel: 'Konto', bereiche: KONTO },
  ];
  return gruppen
    .map(({ titel, bereiche }) => ({ titel, bereiche: bereiche.filter(maySee) }))
    .filter(({ bereiche }) => bereiche.length > 0);
}

/** The page one is on, or the nearest one above it; null where the list has neither. */
export function findHier(gruppen: readonly Gruppe[], pfad: string): string | null {
  const laengste = { anfang: '', href: null as string | null };
  for (const { href, darunter = href } of gruppen.flatMap(({ bereiche }) => bereiche)) {
    if (pfad.startsWith(darunter) && darunter.length > laengste.anfang.length) {
      Object.assign(laengste, { anfang: darunter, href });
    }
  }
  return laengste.href;
}
