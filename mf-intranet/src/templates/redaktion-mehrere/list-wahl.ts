import type { RedaktionMehrereProps } from './redaktion-mehrere.context.ts';

interface Wahl {
  /** The list they are of, and what they are called. */
  liste: { href: string; text: string };
  was: string;
  optionen: { wert: string; text: string; hinweis: string }[];
  pages: number;
}

/** What there is to choose from: what editors wrote, or entries of the content; null where neither can be read. */
export function listWahl({ redaktion, inhalte }: RedaktionMehrereProps['context']): Wahl | null {
  if (redaktion) {
    return {
      liste: { href: '/intranet/redaktion/', text: 'Zu den Beiträgen' },
      was: 'Beiträge',
      pages: redaktion.pagination.pages,
      optionen: redaktion.data.map(({ referenz, version, titel, bezeichnung, status, geaendert, wer }) => ({
        wert: `${referenz}:${version}`,
        text: titel,
        hinweis: `${bezeichnung} ${referenz}, ${status}, zuletzt geändert von ${wer} am ${geaendert}`,
      })),
    };
  }
  if (!inhalte) return null;
  return {
    liste: { href: '/intranet/redaktion/inhalte/', text: 'Zur Liste der Inhalte' },
    was: 'Inhalte',
    pages: inhalte.pagination.pages,
    optionen: inhalte.data.map(({ wahl, titel, art, angaben: [erste], geaendert, ungeprueft }) => ({
      wert: wahl,
      text: titel,
      hinweis: `${art}${erste ? `, ${erste}` : ''}, geändert am ${geaendert}${ungeprueft ? ', mit Änderungen, die noch nicht freigegeben sind' : ''}`,
    })),
  };
}
