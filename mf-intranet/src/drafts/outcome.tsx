import type { ContributionStep } from '@gm/shared/rules/editorial';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';

/** Messages for the results of the form's actions. */
export const OUTCOME = {
  speichern: { titel: 'Gespeichert', text: 'Ihre Fassung steht im Verlauf. Auf der Website hat sich nichts geändert.' },
  vorlegen: { titel: 'Zur Freigabe vorgelegt', text: 'Wer freigeben darf, bekommt eine E-Mail.' },
  freigeben: { titel: 'Freigegeben', text: 'Ihre Fassung steht im Verlauf.' },
  zurueckgeben: {
    titel: 'Zurückgegeben',
    text: 'Wer den Beitrag vorgelegt hat, bekommt eine E-Mail mit Ihrem Hinweis.',
  },
  zurueckziehen: {
    titel: 'Zurückgezogen',
    text: 'Der Beitrag steht nicht mehr auf der Website. Hier bleibt er mit allen Fassungen erhalten.',
  },
} as const satisfies Record<ContributionStep, { titel: string; text: string }>;

type State = Pick<Contribution, 'status' | 'ab' | 'bis' | 'oeffentlich'>;

function sayRelease({ status, ab: from, bis: until }: State): string {
  const untilWhen = until ? ` Sie endet am ${until}.` : '';
  return status === 'geplant' && from
    ? `Ihre Fassung wird am ${from} veröffentlicht.${untilWhen}`
    : `Ihre Fassung ist ab sofort öffentlich.${untilWhen}`;
}

/** Heading of the result; what is only planned is not public yet. */
export const nameOutcome = (was: ContributionStep, state: State | undefined): string =>
  was === 'freigeben' && state?.status === 'geplant' && state.ab ? `Geplant für ${state.ab}` : OUTCOME[was].titel;

interface OutcomeProps {
  was: ContributionStep;
  /** Server state after the action; without it only time and link are missing. */
  state: State | undefined;
  /** Title of the entry; empty if it has none. */
  title?: string;
}

/** When and where the published content is public: only the server knows, and it assigns the address of new entries. */
export function Outcome({ was, state, title }: OutcomeProps) {
  const named = title && (
    <p>
      <b>{title}</b>
    </p>
  );
  if (was !== 'freigeben' || !state) {
    return (
      <>
        {named}
        <p>{OUTCOME[was].text}</p>
      </>
    );
  }
  return (
    <>
      {named}
      <p>{sayRelease(state)}</p>
      {state.oeffentlich && (
        <p>
          <a href={state.oeffentlich}>Auf der Website ansehen</a>
        </p>
      )}
    </>
  );
}
