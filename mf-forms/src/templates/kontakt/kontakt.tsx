import { KONTAKT_FELDER as LABEL } from '@gm/shared/bereiche/kontakt/kontakt-felder';
import { BESTAETIGUNG_GESCHICKT } from '@gm/shared/formular/bestaetigung';
import { DatenschutzAbschnitt } from '@gm/shared/formular/datenschutz-abschnitt';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { useAnfrage } from '@gm/shared/formular/use-anfrage';
import type { KontaktProps } from './kontakt.context.ts';

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: somebody writes to the municipality. */
export default function Kontakt({ options, seite }: KontaktProps) {
  const { mail, rahmen } = useAnfrage({
    name: 'kontakt',
    seite,
    options,
    label: LABEL,
    ohneEntwurf: ['datenschutz'],
    loadSchema,
  });
  return (
    <FormularRahmen
      {...rahmen}
      absenden="Nachricht abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihre Nachricht!',
        text: <p>Wir antworten in der Regel innerhalb von zwei Arbeitstagen.</p>,
        bestaetigung: BESTAETIGUNG_GESCHICKT,
      }}
    >
      <FormSection nummer={1} von={3} titel="Ihre Nachricht">
        <TextField name="betreff" label={LABEL.betreff} required hint="Worum geht es?" />
        <TextArea name="nachricht" label={LABEL.nachricht} required />
      </FormSection>
      <FormSection nummer={2} von={3} titel="Ihre Kontaktdaten">
        <TextField name="name" label={LABEL.name} required breite="mittel" autoComplete="name" />
        <TextField name="email" label={LABEL.email} required breite="mittel" type="email" autoComplete="email" />
        <TextField
          name="telefon"
          label={LABEL.telefon}
          breite="mittel"
          type="tel"
          hint="Wenn wir Sie zurückrufen sollen"
          autoComplete="tel"
        />
      </FormSection>
      <DatenschutzAbschnitt nummer={3} link={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
