import type { RedaktionMehrereProps } from './redaktion-mehrere.context.ts';

interface Choice {
  /** The list that they belong to, and its name. */
  liste: { href: string; text: string };
  was: string;
  optionen: { wert: string; text: string; hinweis: string }[];
  pages: number;
}

/** Selectable entries: editorial or content entries; null if neither could be loaded. */
export function listChoice({
  redaktion: editorial,
  inhalte: contents,
}: RedaktionMehrereProps['context']): Choice | null {
  if (editorial) {
    return {
      liste: { href: '/intranet/redaktion/', text: 'Zu den Beiträgen' },
      was: 'Beiträge',
      pages: editorial.pagination.pages,
      optionen: editorial.data.map(
        ({ referenz: reference, version, titel: title, bezeichnung: label, status, geaendert: changed, wer: who }) => ({
          wert: `${reference}:${version}`,
          text: title,
          hinweis: `${label} ${reference}, ${status}, zuletzt geändert von ${who} am ${changed}`,
        }),
      ),
    };
  }
  if (!contents) return null;
  return {
    liste: { href: '/intranet/redaktion/inhalte/', text: 'Zur Liste der Inhalte' },
    was: 'Inhalte',
    pages: contents.pagination.pages,
    optionen: contents.data.map(
      ({ wahl: choice, titel: title, art: kind, angaben: [first], geaendert: changed, ungeprueft: unchecked }) => ({
        wert: choice,
        text: title,
        hinweis: `${kind}${first ? `, ${first}` : ''}, geändert am ${changed}${unchecked ? ', mit Änderungen, die noch nicht freigegeben sind' : ''}`,
      }),
    ),
  };
}
