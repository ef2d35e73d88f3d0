import { CHILD_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import type { Page } from '@gm/shared/contract';
import { Checkbox } from '../../action-form/checkbox.tsx';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm } from '../../action-form/operation-form.tsx';

interface ChildDetailsProps {
  kind: Family['kinder'][number];
  token: string;
  seite: Page;
}

/** The remark about a child and the details that its events require; a plain form. */
export function ChildDetails({
  kind: { id, vorname: firstName, fragen: questions, bemerkung: remark },
  token,
  seite: page,
}: ChildDetailsProps) {
  const form = {
    seite: page,
    template: 'ferienprogramm-familie',
    fixed: { vorgang: 'angaben', kind: String(id), token },
  };
  const veranstaltungen = [...new Set(questions.flatMap((question) => question.veranstaltungen))];
  return (
    <OperationForm
      {...form}
      submit="Angaben speichern"
      purpose={firstName}
      {...(questions.every(({ antwort: answer }) => answer) ? { variant: 'secondary' as const } : {})}
    >
      <h3>Angaben zu {firstName}</h3>
      {questions.length > 0 && (
        <p>
          Der Veranstalter braucht sie für {veranstaltungen.map((title) => `„${title}“`).join(', ')}. Wir löschen sie
          mit der Buchung.
        </p>
      )}
      {questions.map(({ feld: field, antwort: answer }) => {
        const { frage: question, hinweis: hint } = QUESTIONS[field];
        if (field === 'schwimmen' || field === 'heimweg') {
          return (
            <Checkbox
              key={field}
              {...form}
              type="radio"
              legend={question}
              required
              selection={['ja', 'nein'].map((value) => ({
                name: field,
                wert: value,
                text: value === 'ja' ? 'Ja' : 'Nein',
                gewaehlt: answer === value,
              }))}
            />
          );
        }
        return (
          <InputField
            key={field}
            {...form}
            name={field}
            label={question}
            required
            preset={answer}
            {...(hint ? { hint } : {})}
            {...(field === 'notfall' ? { inputMode: 'tel' as const } : {})}
          />
        );
      })}
      <InputField
        {...form}
        name="bemerkung"
        label={CHILD_FIELDS.bemerkung.titel}
        hint={CHILD_FIELDS.bemerkung.hinweis}
        preset={remark}
        lines={3}
      />
    </OperationForm>
  );
}
