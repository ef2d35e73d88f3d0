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
  const autoComplete = (token: string) => (suffix === '' ? token : 'off');
  return (
    <>
      <TextField
        name={`eltern_name${suffix}`}
        label={LABEL.name}
        required
        breite="mittel"
        autoComplete={autoComplete('family-name')}
      />
      <TextField
        name={`eltern_vorname${suffix}`}
        label={LABEL.vorname}
        required
        breite="mittel"
        autoComplete={autoComplete('given-name')}
      />
      <Bedingt wenn={!nurKontakt}>
        <TextField
          name={`eltern_strasse${suffix}`}
          label={LABEL.strasse}
          required
          breite="mittel"
          autoComplete={autoComplete('address-line1')}
        />
        <TextField
          name={`eltern_plz_ort${suffix}`}
          label={LABEL.plz_ort}
          required
          breite="mittel"
          hint="Zum Beispiel 75334 Musterhardt"
          autoComplete="off"
        />
      </Bedingt>
      <TextField
        name={`eltern_email${suffix}`}
        label={LABEL.email}
        required
        type="email"
        breite="mittel"
        autoComplete={autoComplete('email')}
      />
      <TextField
        name={`eltern_mobil${suffix}`}
        label={LABEL.mobil}
        required
        type="tel"
        breite="mittel"
        autoComplete={autoComplete('tel')}
      />
      <Bedingt wenn={!nurKontakt}>
        <TextField
          name={`eltern_telefon${suffix}`}
          label={LABEL.telefon}
          type="tel"
          breite="mittel"
          autoComplete={autoComplete('home tel')}
        />
        <TextField
          name={`eltern_telefon_arbeitsplatz${suffix}`}
          label={LABEL.telefon_arbeitsplatz}
          type="tel"
          breite="mittel"
          autoComplete={autoComplete('work tel')}
        />
        <RadioGroup
          name={`eltern_berufstaetig${suffix}`}
          label={LABEL.berufstaetig}
          required
          nebeneinander
          optionen={OPTIONEN_JA_NEIN}
        />
        <Bedingt wenn={arbeitet}>
          <TextField
            name={`eltern_berufstaetig_arbeitgeber${suffix}`}
            label={LABEL.berufstaetig_arbeitgeber}
            required
            breite="mittel"
            autoComplete={autoComplete('organization')}
          />
          <CheckboxGroup
            name={`eltern_berufstaetig_tage${suffix}`}
            label={LABEL.berufstaetig_tage}
            required
            nebeneinander
            optionen={WERKTAGE}
          />
        </Bedingt>
      </Bedingt>
    </>
  );
}
