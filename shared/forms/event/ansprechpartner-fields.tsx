import { TextField } from '../fields/text-field.tsx';

interface AnsprechpartnerFieldProps {
  label: { ansprechpartner: string; telefon: string; email: string };
}

/** Contact for an event. It is the person filling in the form, so autofill is enabled. */
export function AnsprechpartnerFields({ label }: AnsprechpartnerFieldProps) {
  return (
    <>
      <TextField name="ansprechpartner" label={label.ansprechpartner} required width="medium" autoComplete="name" />
      <TextField name="telefon" label={label.telefon} required width="medium" type="tel" autoComplete="tel" />
      <TextField
        name="email"
        label={label.email}
        required
        hint="Dorthin schicken wir die Bestätigung."
        width="medium"
        type="email"
        autoComplete="email"
      />
    </>
  );
}
