import { FEHLERMELDUNG_FIELDS as LABEL } from '@gm/shared/areas/fehlermeldung/fehlermeldung-fields';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { DetailsRemaining } from '@gm/shared/forms/frame/details-remaining';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { PrivacySection } from '@gm/shared/forms/frame/privacy-section';
import { CONFIRMATION_SENT } from '@gm/shared/forms/state/confirmation';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useEffect } from 'react';
import type { FehlerMeldenProps } from './fehler-melden.context.ts';
import { findOrigin } from './find-origin.ts';

const FIELDS = Object.keys(LABEL);

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form to report an error on the site. */
export default function FehlerMelden({ options, seite: page }: FehlerMeldenProps) {
  const formOf = useForm({
    name: 'fehler-melden',
    seite: page,
    action: options.aktion,
    fields: FIELDS,
    notKept: ['datenschutz'],
    loadSchema,
  });
  const { form } = formOf;
  // Only the browser knows the previous page; input by the user or a draft takes precedence.
  useEffect(() => {
    if (!form.getValues('seite')) form.setValue('seite', findOrigin(location.search));
  }, [form]);

  return (
    <FormFrame
      form={formOf}
      submit="Fehlermeldung abschicken"
      success={{
        title: 'Vielen Dank für Ihre Meldung!',
        text: <p>{options.erfolgstext}</p>,
        confirmation: CONFIRMATION_SENT,
      }}
      failure={{
        title: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
        text: <DetailsRemaining mail={page.gemeinde.email} />,
      }}
    >
      <FormSection number={1} from={3} title="Angaben zum Fehler">
        <TextField
          name="seite"
          label={LABEL.seite}
          hint="Auf welcher Seite ist Ihnen der Fehler aufgefallen? Zum Beispiel: /aktuelles/"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          name="nachricht"
          label={LABEL.nachricht}
          required
          hint="Was wollten Sie tun, und was ist stattdessen passiert?"
        />
      </FormSection>
      <FormSection number={2} from={3} title="Ihre Kontaktdaten">
        <TextField name="name" label={LABEL.name} required width="medium" autoComplete="name" />
        <TextField
          name="email"
          label={LABEL.email}
          required
          hint="Für die Bestätigung und unsere Rückfragen"
          width="medium"
          type="email"
          autoComplete="email"
        />
      </FormSection>
      <PrivacySection number={3} link={options.datenschutzLink} mail={page.gemeinde.email} />
    </FormFrame>
  );
}
