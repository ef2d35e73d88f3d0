import { TextField } from '../fields/text-field.tsx';

interface AnsprechpartnerFieldProps {
  label: { ansprechpartner: string; telefon: string; email: string };
}

/** Contact for an event. It is the person filling in the form, so autofill is enabled. */
export function AnsprechpartnerFields({ label }: AnsprechpartnerFieldProps) {
  return (
    <>
      <TextField name="ansprechpartner" label={label.ansprechpartner} required breite="mittel" autoComplete="name" />
      <TextField name="telefon" label={label.telefon} required breite="mittel" type="tel" autoComplete="tel" />
      <TextField
        name="email"
        label={label.email}
        required
        hint="Dorthin schicken wir die Bestätigung."
        breite="mittel"
        type="email"
        autoComplete="email"
      />
    </>
  );
}
