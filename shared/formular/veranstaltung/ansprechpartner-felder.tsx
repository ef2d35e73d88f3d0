import { TextField } from '../text-field.tsx';

interface AnsprechpartnerFelderProps {
  label: { ansprechpartner: string; telefon: string; email: string };
}

/** Who answers for an event: whoever fills in the form, so the browser may help. */
export function AnsprechpartnerFelder({ label }: AnsprechpartnerFelderProps) {
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
