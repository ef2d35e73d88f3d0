import type { Page } from '@gm/shared/contract';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { NumberField } from '@gm/shared/forms/fields/number-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { FerienTeilnehmerProps } from './ferien-teilnehmer.context.ts';
import { Rueckfrage } from './rueckfrage.tsx';

const FIELDS = ['id', 'was', 'teilnehmer_max', 'grund', 'bestaetigt'];
const loadSchema = () =>
  import('@gm/shared/areas/ferienprogramm/registration/holiday-change').then((module) => module.holidayChangeSchema);

interface ChangeProps {
  event: FerienTeilnehmerProps['context']['event'];
  action: string;
  seite: Page;
}

/** Changes the number of places or cancels the event. */
export function ChangeForm({ event, action, seite: page }: ChangeProps) {
  const form = useForm({
    name: 'ferien-teilnehmer',
    seite: page,
    action,
    fields: FIELDS,
    presets: { id: String(event.id), teilnehmer_max: String(event.teilnehmer_max) },
    notKept: FIELDS,
    loadSchema,
  });
  const again = (
    // A full page load, since the content above is outdated.
    <a href={page.pfad} data-native="">
      So steht die Veranstaltung jetzt
    </a>
  );
  return (
    <FormFrame
      form={form}
      submit="Speichern"
      success={{
        title: 'Gespeichert',
        text: <p>Alle Betroffenen bekommen eine E-Mail.</p>,
        withoutWayBack: true,
        follow: () => <p>{again}</p>,
      }}
      failure={{
        title: 'Die Änderung wurde nicht gespeichert',
        text: <p>Bitte versuchen Sie es noch einmal.</p>,
      }}
    >
      <HiddenField name="id" />
      <RadioGroup
        name="was"
        label="Was möchten Sie tun?"
        required
        options={[
          { wert: 'plaetze', text: 'Plätze ändern', hinweis: 'Neue Plätze werden sofort der Warteliste angeboten.' },
          {
            wert: 'absagen',
            text: 'Veranstaltung absagen',
            hinweis: 'Wir fragen noch einmal nach und zeigen Ihnen die E-Mail an die Familien.',
          },
        ]}
      />
      <Details />
      {event.absage && <Rueckfrage cancellation={event.absage} />}
    </FormFrame>
  );
}

function Details() {
  const was = useValue('was');
  return (
    <>
      <Conditional when={was === 'plaetze'}>
        <NumberField
          name="teilnehmer_max"
          label="Größte Teilnehmerzahl"
          required={was === 'plaetze'}
          hint="999 heißt unbegrenzt."
        />
      </Conditional>
      <Conditional when={was === 'absagen'}>
        <TextArea
          name="grund"
          label="Grund der Absage"
          required={was === 'absagen'}
          hint="Steht so in der E-Mail an alle Familien."
          rows={4}
        />
      </Conditional>
    </>
  );
}
