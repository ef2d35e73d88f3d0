import { FEHLERMELDUNG_FELDER as LABEL } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung-felder';
import { AngabenBleiben } from '@gm/shared/formular/angaben-bleiben';
import { BESTAETIGUNG_GESCHICKT } from '@gm/shared/formular/bestaetigung';
import { DatenschutzAbschnitt } from '@gm/shared/formular/datenschutz-abschnitt';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { useEffect } from 'react';
import type { FehlerMeldenProps } from './fehler-melden.context.ts';
import { findHerkunft } from './find-herkunft.ts';

const FELDER = Object.keys(LABEL);

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: somebody reports a fault of the site. */
export default function FehlerMelden({ options, seite }: FehlerMeldenProps) {
  const formular = useFormular({
    name: 'fehler-melden',
    seite,
    aktion: options.aktion,
    felder: FELDER,
    ohneEntwurf: ['datenschutz'],
    loadSchema,
  });
  const { form } = formular;
  // Only the browser knows where the visitor comes from; what they or their draft say goes first.
  useEffect(() => {
    if (!form.getValues('seite')) form.setValue('seite', findHerkunft(location.search));
  }, [form]);

  return (
    <FormularRahmen
      formular={formular}
      absenden="Fehlermeldung abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihre Meldung!',
        text: <p>{options.erfolgstext}</p>,
        bestaetigung: BESTAETIGUNG_GESCHICKT,
      }}
      fehlschlag={{
        titel: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
        text: <AngabenBleiben mail={seite.gemeinde.email} />,
      }}
    >
      <FormSection nummer={1} von={3} titel="Angaben zum Fehler">
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
      <FormSection nummer={2} von={3} titel="Ihre Kontaktdaten">
        <TextField name="name" label={LABEL.name} required breite="mittel" autoComplete="name" />
        <TextField
          name="email"
          label={LABEL.email}
          required
          hint="Für die Bestätigung und unsere Rückfragen"
          breite="mittel"
          type="email"
          autoComplete="email"
        />
      </FormSection>
      <DatenschutzAbschnitt nummer={3} link={options.datenschutzLink} mail={seite.gemeinde.email} />
    </FormularRahmen>
  );
}
