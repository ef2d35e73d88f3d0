import { PARENT_FIELDS as LABEL, WORKDAYS, YES_NO } from '@gm/shared/areas/betreuung/betreuung-fields';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { useValue } from '@gm/shared/forms/state/use-value';

const OPTIONS_YES_NO = Object.entries(YES_NO)
  .map(([value, text]) => ({ wert: value, text }))
  // Object keys that look like numbers are sorted numerically, and 'ja' has to come first.
  .reverse();

interface ParentFieldProps {
  suffix?: '' | '2';
  /** Only name, mail and mobile phone, for the reply. */
  onlyContact?: boolean;
}

/** Fields of a guardian; those of the second one end in 2. Autofill applies to the first only. */
export function ParentFields({ suffix = '', onlyContact = false }: ParentFieldProps) {
  const arbeitet = useValue(`eltern_berufstaetig${suffix}`) === '1';
  const field = (name: keyof typeof LABEL) => ({ name: `eltern_${name}${suffix}`, label: LABEL[name] });
  const textField = (name: keyof typeof LABEL, token: string) => ({
    ...field(name),
    width: 'medium' as const,
    autoComplete: suffix === '' ? token : 'off',
  });
  return (
    <>
      <TextField {...textField('name', 'family-name')} required />
      <TextField {...textField('vorname', 'given-name')} required />
      <Conditional when={!onlyContact}>
        <TextField {...textField('strasse', 'address-line1')} required />
        <TextField {...textField('plz_ort', 'off')} required hint="Zum Beispiel 75334 Musterhardt" />
      </Conditional>
      <TextField {...textField('email', 'email')} required type="email" />
      <TextField {...textField('mobil', 'tel')} required type="tel" />
      <Conditional when={!onlyContact}>
        <TextField {...textField('telefon', 'home tel')} type="tel" />
        <TextField {...textField('telefon_arbeitsplatz', 'work tel')} type="tel" />
        <RadioGroup {...field('berufstaetig')} required sideBySide options={OPTIONS_YES_NO} />
        <Conditional when={arbeitet}>
          <TextField {...textField('berufstaetig_arbeitgeber', 'organization')} required />
          <CheckboxGroup {...field('berufstaetig_tage')} required sideBySide options={WORKDAYS} />
        </Conditional>
      </Conditional>
    </>
  );
}
