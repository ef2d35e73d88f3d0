import { CONTACT_FIELDS as LABEL } from '@gm/shared/areas/kontakt/contact-fields';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { PrivacySection } from '@gm/shared/forms/frame/privacy-section';
import { useInquiry } from '@gm/shared/forms/frame/use-inquiry';
import { CONFIRMATION_SENT } from '@gm/shared/forms/state/confirmation';
import type { KontaktProps } from './kontakt.context.ts';

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Contact form of the municipality. */
export default function Kontakt({ options, seite: page }: KontaktProps) {
  const { mail, frame } = useInquiry({
    name: 'kontakt',
    seite: page,
    options,
    label: LABEL,
    notKept: ['datenschutz'],
    loadSchema,
  });
  return (
    <FormFrame
      {...frame}
      submit="Nachricht abschicken"
      success={{
        title: 'Vielen Dank für Ihre Nachricht!',
        text: <p>Wir antworten in der Regel innerhalb von zwei Arbeitstagen.</p>,
        confirmation: CONFIRMATION_SENT,
      }}
    >
      <FormSection number={1} from={3} title="Ihre Nachricht">
        <TextField name="betreff" label={LABEL.betreff} required hint="Worum geht es?" />
        <TextArea name="nachricht" label={LABEL.nachricht} required />
      </FormSection>
      <FormSection number={2} from={3} title="Ihre Kontaktdaten">
        <TextField name="name" label={LABEL.name} required width="medium" autoComplete="name" />
        <TextField name="email" label={LABEL.email} required width="medium" type="email" autoComplete="email" />
        <TextField
          name="telefon"
          label={LABEL.telefon}
          width="medium"
          type="tel"
          hint="Wenn wir Sie zurückrufen sollen"
          autoComplete="tel"
        />
      </FormSection>
      <PrivacySection number={3} link={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}
