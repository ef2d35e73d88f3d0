import { QUESTIONS_NAMES, type Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import type { Page } from '@gm/shared/contract';
import { Checkbox } from '../action-form/checkbox.tsx';
import { OperationForm } from '../action-form/operation-form.tsx';

interface QuestionChoiceProps {
  seite: Page;
  template: string;
  fixed: Record<string, string> & { vorgang: 'fragen' };
  questions: readonly Question[];
}

/** Questions that an event asks families: only what is needed. */
export function QuestionChoice({ questions, ...form }: QuestionChoiceProps) {
  return (
    <OperationForm {...form} submit="Fragen speichern" variant="secondary">
      <Checkbox
        {...form}
        type="checkbox"
        legend="Das fragen wir die Familien nach der Buchung"
        hint="Bitte nur, was Sie für diese Veranstaltung wirklich brauchen."
        selection={QUESTIONS_NAMES.map((name) => ({
          name,
          wert: 'on',
          text: QUESTIONS[name].frage.replace('Ihr Kind', 'das Kind'),
          gewaehlt: questions.includes(name),
        }))}
      />
    </OperationForm>
  );
}
