import type { Berichtigung, Draft } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { HOLIDAY_DRAFT_FIELDS as LABEL } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft-fields';
import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { NumberField } from '@gm/shared/forms/fields/number-field';
import { RichTextField } from '@gm/shared/forms/fields/rich-text-field';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { useForm } from '@gm/shared/forms/state/use-form';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

const FIELDS = ['id', ...Object.keys(LABEL), 'was'];
const calendar = () => ({});

interface DraftProps {
  /** Name of the template and the form. */
  name: string;
  event: { id: number };
  draft: Draft;
  action: string;
  seite: Page;
  loadSchema: Parameters<typeof useForm>[0]['loadSchema'];
  submit: string;
  /** Success messages by choice of `was`. */
  success: { speichern: Success } & Record<string, Success>;
  /** Link to continue with a full page load, since the surrounding page is outdated. */
  next: ReactNode;
  /** Additional hidden fields. */
  further?: Record<string, string>;
  /** The last section, with the available actions. */
  closing: ReactNode;
  /** Set for a published event: places taken, and why some fields are fixed. */
  published?: Pick<Berichtigung, 'belegt' | 'fest'>;
}
interface Success {
  title: string;
  text: ReactNode;
}

/** Empty values are omitted: a checkbox with any value is ticked. */
const buildDefaults = ({ werte: values }: Draft) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The complete form of an event for staff and its organiser, with the available actions. */
export function DraftForm({
  name,
  event,
  draft,
  action,
  seite: page,
  loadSchema,
  submit,
  success,
  next,
  further = {},
  closing,
  published,
}: DraftProps) {
  const fields = [...FIELDS, ...Object.keys(further), 'fertig'];
  const form = useForm({
    name,
    seite: page,
    action,
    fields,
    presets: {
      ...buildDefaults(draft),
      ...further,
      id: String(event.id),
      was: published ? 'berichtigen' : 'speichern',
    },
    notKept: fields,
    loadSchema,
  });
  const from = published ? 2 : 3;
  const needed = published ? { required: true } : { hint: 'Zum Veröffentlichen nötig.' };
  const fixed = published?.fest ?? undefined;
  const was: unknown = useWatch({ control: form.form.control, name: 'was' });
  return (
    <FormFrame
      form={form}
      submit={submit}
      success={{
        ...((typeof was === 'string' && success[was]) || success.speichern),
        withoutWayBack: true,
        follow: () => <p>{next}</p>,
      }}
      failure={{
        title: `${published ? 'Die Änderung' : 'Der Entwurf'} wurde nicht gespeichert`,
        text: <p>Bitte versuchen Sie es noch einmal.</p>,
      }}
    >
      <HiddenField name="id" />
      <FormSection number={1} from={from} title="Veranstaltung">
        <TextField name="titel" label={LABEL.titel} required />
        <TextArea
          name="einleitung"
          label={LABEL.einleitung}
          rows={2}
          hint="Ein oder zwei Sätze, die auch in Listen und bei Suchmaschinen stehen."
        />
        <RichTextField name="text" label={LABEL.text} {...needed} />
        <div className={sheet.pair}>
          <TextField name="veranstalter" label={LABEL.veranstalter} />
          <TextField name="veranstaltungsort" label={LABEL.veranstaltungsort} {...needed} />
        </div>
        <TextField name="bildtext" label={LABEL.bildtext} hint="Steht unter dem Bild." />
      </FormSection>
      <FormSection number={2} from={from} title="Termin, Plätze und Preis">
        <div className={sheet.pair}>
          <DateField name="datum_von" label={LABEL.datum_von} required hint={fixed} calendar={calendar} />
          <DateField name="datum_bis" label={LABEL.datum_bis} required hint={fixed} calendar={calendar} />
        </div>
        <div className={sheet.pair}>
          <TextField
            name="zeit_von"
            label={LABEL.zeit_von}
            hint={fixed ?? 'Zum Beispiel 09:00. Leer: den ganzen Tag.'}
          />
          <TextField name="zeit_bis" label={LABEL.zeit_bis} hint={fixed ?? 'Zum Beispiel 12:00'} />
        </div>
        <CheckboxTile name="taeglich">{[LABEL.taeglich, fixed].filter(Boolean).join('. ')}</CheckboxTile>
        <div className={sheet.pair}>
          <NumberField name="alter_min" label={LABEL.alter_min} required hint={fixed ?? 'In Jahren'} />
          <NumberField
            name="alter_max"
            label={LABEL.alter_max}
            required
            hint={fixed ?? 'In Jahren, 999 heißt unbegrenzt.'}
          />
        </div>
        <div className={sheet.pair}>
          <NumberField name="teilnehmer_min" label={LABEL.teilnehmer_min} required />
          <NumberField
            name="teilnehmer_max"
            label={LABEL.teilnehmer_max}
            required
            hint={
              published?.belegt
                ? `999 heißt unbegrenzt. Mindestens ${published.belegt}: So viele sind schon vergeben.`
                : '999 heißt unbegrenzt.'
            }
          />
        </div>
        <div className={sheet.pair}>
          <NumberField
            name="preis"
            label={LABEL.preis}
            required
            decimal
            hint={fixed ?? 'In Euro je Kind, 0 für kostenlos'}
          />
          <NumberField
            name="preis_geschwister"
            label={LABEL.preis_geschwister}
            decimal
            hint={fixed ?? 'In Euro je Kind'}
          />
        </div>
        <TextArea name="mitbringen" label={LABEL.mitbringen} rows={2} />
      </FormSection>
      {closing}
    </FormFrame>
  );
}
