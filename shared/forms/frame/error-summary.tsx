import type { MouseEvent, ReactNode, Ref } from 'react';
import type { FieldError } from '../../schemas/form.ts';
import { ACHTUNG, Character } from '../../ui/character.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useError, useFormContext } from '../state/form-context.ts';
import { fieldId } from '../state/use-form.ts';
import styles from './error-summary.module.css';
import { joinPairs } from './join-pairs.ts';

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  // Native anchor navigation would place the field under the sticky header and add a history entry.
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Groups adjacent errors by their group; errors without one stay separate. */
function groupError(error: readonly FieldError[], getGroup: (field: string) => string | undefined) {
  const groups: { titel: string | undefined; fehler: FieldError[] }[] = [];
  for (const entry of error) {
    const title = getGroup(entry.feld);
    const last = groups.at(-1);
    if (last && last.titel === title) last.fehler.push(entry);
    else groups.push({ titel: title, fehler: [entry] });
  }
  return groups;
}

/** Refusal that is no fault of the input, such as an edit conflict: reported under `field`, which no control has. */
export interface Refusal {
  field: string;
  title: string;
  /** Ways out, below the message. */
  choices: ReactNode;
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  refusal?: Refusal | undefined;
}

/** All invalid fields above the form, each linked to its field; works as plain anchors without JavaScript. */
export function ErrorSummary({ ref, refusal }: ErrorSummaryProps) {
  const { name, getGroup, fromServer } = useFormContext();
  const error = useError();
  if (error.length === 0) return null;
  const refused = error.find(({ feld: field }) => field === refusal?.field);
  // The title counts what the list shows: a pair is one entry.
  const entries = joinPairs(error.filter((one) => one !== refused));
  const count = entries.length;
  const title = refused
    ? refusal?.title
    : count === 1
      ? 'Eine Angabe fehlt oder ist nicht gültig'
      : `${count} Angaben fehlen oder sind nicht gültig`;
  const titleId = `${name}-fehlerliste`;
  const listError = (members: readonly FieldError[]) =>
    members.map(({ feld: field, meldung: message }) => (
      <li key={field}>
        <a href={`#${fieldId(name, field)}`} onClick={focusField}>
          {message}
        </a>
      </li>
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else leads to what is wrong
      autoFocus={fromServer}
    >
      <Character d={ACHTUNG} />
      <h2 id={titleId}>
        <VisuallyHidden>Fehler:</VisuallyHidden> {title}
      </h2>
      {refused && (
        <>
          <p>{refused.meldung}</p>
          {refusal?.choices}
        </>
      )}
      {count > 0 && (
        <ul>
          {groupError(entries, getGroup).map(({ titel: group, fehler: members }) =>
            group ? (
              <li key={members[0]?.feld}>
                {group}
                <ul>{listError(members)}</ul>
              </li>
            ) : (
              listError(members)
            ),
          )}
        </ul>
      )}
    </div>
  );
}
