import type { Korrekturfeld } from '../schemas/freigaben.ts';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** Names and first values of such controls, as `useFormular` takes them. */
export function getDefaults(felder: readonly Korrekturfeld[]): Record<string, string> {
  return Object.fromEntries(felder.map(({ feld, wert }) => [feld, wert]));
}

/** Answers that were given once, in controls of their kind, to be changed. */
export function KorrekturFelder({ felder }: { felder: readonly Korrekturfeld[] }) {
  return felder.map(({ feld, titel, art, pflicht }) => {
    if (art === 'mehrzeilig') return <TextArea key={feld} name={feld} label={titel} required={pflicht} />;
    if (art === 'datum') return <DateField key={feld} name={feld} label={titel} required={pflicht} />;
    if (art === 'zahl') return <NumberField key={feld} name={feld} label={titel} required={pflicht} />;
    return (
      <TextField
        key={feld}
        name={feld}
        label={titel}
        required={pflicht}
        autoComplete="off"
        {...(art === 'zeit' ? { breite: 'kurz', hint: 'Zum Beispiel 09:00' } : {})}
      />
    );
  });
}
