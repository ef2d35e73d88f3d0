import { QUESTIONS_NAMES, type Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import type { Page } from '@gm/shared/contract';
import { Checkbox } from '../action-form/checkbox.tsx';
import { OperationForm } from '../action-form/operation-form.tsx';

interface QuestionChoiceProps {
  seite: Page;
  template: string;
  fest: Record<string, string> & { vorgang: 'fragen' };
  fragen: readonly Question[];
}

/** Questions that an event asks families: only what is needed. */
export function QuestionChoice({ fragen: questions, ...form }: QuestionChoiceProps) {
  return (
    <OperationForm {...form} absenden="Fragen speichern" variant="secondary">
      <Checkbox
        {...form}
        type="checkbox"
        legend="Das fragen wir die Familien nach der Buchung"
        hint="Bitte nur, was Sie für diese Veranstaltung wirklich brauchen."
        auswahl={QUESTIONS_NAMES.map((name) => ({
          name,
          wert: 'on',
          text: QUESTIONS[name].frage.replace('Ihr Kind', 'das Kind'),
          gewaehlt: questions.includes(name),
        }))}
      />
    </OperationForm>
  );
}
