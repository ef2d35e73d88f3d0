import { JA_NEIN, ELTERNTEIL_FELDER as LABEL, WERKTAGE } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextField } from '@gm/shared/formular/text-field';
import { useWert } from '@gm/shared/formular/use-wert';

const OPTIONEN_JA_NEIN = Object.entries(JA_NEIN)
  .map(([wert, text]) => ({ wert, text }))
  // Object keys that look like numbers come in their order; 'ja' goes first.
  .reverse();

interface ElternteilFelderProps {
  suffix?: '' | '2';
  /** Only name, mail and mobile phone: whom to answer. */
  nurKontakt?: boolean;
}

/** One guardian; the second one's fields end in 2. The browser fills in only who sits in front of it. */
export function ElternteilFelder({ suffix = '', nurKontakt = false }: ElternteilFelderProps) {
  const arbeitet = useWert(`eltern_berufstaetig${suffix}`) === '1';
  const feld = (name: keyof typeof LABEL) => ({ name: `eltern_${name}${suffix}`, label: LABEL[name] });
  const textFeld = (name: keyof typeof LABEL, token: string) => ({
    ...feld(name),
    breite: 'mittel' as const,
    autoComplete: suffix === '' ? token : 'off',
  });
  return (
    <>
      <TextField {...textFeld('name', 'family-name')} required />
      <TextField {...textFeld('vorname', 'given-name')} required />
      <Bedingt wenn={!nurKontakt}>
        <TextField {...textFeld('strasse', 'address-line1')} required />
        <TextField {...textFeld('plz_ort', 'off')} required hint="Zum Beispiel 75334 Musterhardt" />
      </Bedingt>
      <TextField {...textFeld('email', 'email')} required type="email" />
      <TextField {...textFeld('mobil', 'tel')} required type="tel" />
      <Bedingt wenn={!nurKontakt}>
        <TextField {...textFeld('telefon', 'home tel')} type="tel" />
        <TextField {...textFeld('telefon_arbeitsplatz', 'work tel')} type="tel" />
        <RadioGroup {...feld('berufstaetig')} required nebeneinander optionen={OPTIONEN_JA_NEIN} />
        <Bedingt wenn={arbeitet}>
          <TextField {...textFeld('berufstaetig_arbeitgeber', 'organization')} required />
          <CheckboxGroup {...feld('berufstaetig_tage')} required nebeneinander optionen={WERKTAGE} />
        </Bedingt>
      </Bedingt>
    </>
  );
}
