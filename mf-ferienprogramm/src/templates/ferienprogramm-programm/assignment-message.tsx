import { type Message, NewsItem } from '../../registration/news-item.tsx';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import { listOpen } from '../../registration/selection.ts';
import { getHref, isComplete } from '../../registration/steps.ts';

/** The last assignment. */
export interface Assignment extends Message {
  vorname: string;
  /** Titles of the events; empty if all were removed. */
  titel: readonly string[];
}

interface AssignmentMessageProps {
  assignment: Assignment;
  kinder: readonly RegisteredChild[];
  draw: boolean;
}

/** Announces a child's events and the next child, which the form below has selected. */
export function AssignmentMessage({ assignment, kinder: children, draw }: AssignmentMessageProps) {
  const { vorname: firstName, titel: title } = assignment;
  const [next] = listOpen(children);
  const was = draw ? 'Wünsche' : 'Veranstaltungen';
  return (
    <NewsItem message={assignment} block="start">
      <p>
        {title.length > 0
          ? `${firstName}: ${title.map((one) => `„${one}“`).join(', ')}`
          : `${firstName} hat jetzt keine ${was} mehr.`}
      </p>
      {next && <p>Wählen Sie als Nächstes für {next.vorname}.</p>}
      {isComplete(children) && (
        <p>
          Alle Kinder sind versorgt. <a href={getHref('bestaetigen')}>Weiter: Angaben bestätigen</a>
        </p>
      )}
    </NewsItem>
  );
}
