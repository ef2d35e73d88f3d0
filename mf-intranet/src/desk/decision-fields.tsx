import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { Release } from '@gm/shared/schemas/desk/releases';
import arrangement from '@gm/shared/ui/arrangement.module.css';
import { Button } from '@gm/shared/ui/button';

/** Who continues with it, if it is passed on. */
export function Assignee({ kollegen: colleagues }: Pick<Release, 'kollegen'>) {
  return (
    <SelectField
      name="zustaendig"
      label="An wen"
      required
      options={colleagues.map(({ id, name }) => ({ wert: String(id), text: name }))}
    />
  );
}

/** Actions with a message that text blocks fit. */
export const TO_SENDER = ['rueckfrage', 'ablehnen', 'freigeben'];

/** The message of a step, with text blocks where a sender reads it. */
export function Message({ stelle, textbausteine: blocks }: Pick<Release, 'stelle' | 'textbausteine'>) {
  const was = String(useValue('was') ?? '');
  const label = {
    weiterleiten: `Nachricht an ${stelle}`,
    notiz: 'Notiz',
  }[was];
  return (
    <>
      <TextArea
        name="nachricht"
        label={label ?? 'Nachricht an den Absender'}
        required={['rueckfrage', 'ablehnen', 'notiz'].includes(was)}
        hint={
          was === 'notiz'
            ? 'Bleibt im Haus und steht im Verlauf.'
            : 'Steht so in der E-Mail. Bei Rückfragen und Ablehnungen nötig.'
        }
        rows={4}
      />
      {/* Buttons need a script, so they appear only after a choice. */}
      {blocks.length > 0 && TO_SENDER.includes(was) && <TextBlocks textbausteine={blocks} />}
    </>
  );
}

/** Buttons that append a prepared sentence to the message. */
function TextBlocks({ textbausteine: blocks }: Pick<Release, 'textbausteine'>) {
  const { form } = useFormContext();
  const insert = (text: string) => {
    const written = String(form.getValues('nachricht') ?? '').trim();
    form.setValue('nachricht', [written, text].filter(Boolean).join('\n\n'), { shouldDirty: true });
    form.setFocus('nachricht');
  };
  return (
    <fieldset className={arrangement.row}>
      <legend>Textbausteine</legend>
      {blocks.map(({ titel: title, text }) => (
        <Button key={title} variant="secondary" onClick={() => insert(text)}>
          {title}
        </Button>
      ))}
    </fieldset>
  );
}
