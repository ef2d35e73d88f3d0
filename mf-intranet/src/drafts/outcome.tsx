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

interface OutcomeProps {
  was: ContributionStep;
  /** Server state after the action; without it only time and link are missing. */
  state: State | undefined;
}

/** When and where the published content is public: only the server knows, and it assigns the address of new entries. */
export function Outcome({ was, state }: OutcomeProps) {
  if (was !== 'freigeben' || !state) return <p>{OUTCOME[was].text}</p>;
  return (
    <>
      <p>{sayRelease(state)}</p>
      {state.oeffentlich && (
        <p>
          <a href={state.oeffentlich}>Auf der Website ansehen</a>
        </p>
      )}
    </>
  );
}
