import { HALLENANMIETUNG_FIELDS as LABEL, VERANSTALTUNGS_KINDS } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { useValue } from '@gm/shared/forms/state/use-value';

const WORDS = [
  {
    bei: 'Sportveranstaltung',
    name: 'beschreibung_sportveranstaltung',
    hint: 'Nur bei Sportveranstaltungen: Welche Sportart, welche Aufbauten?',
  },
  {
    bei: 'Sonstige',
    name: 'beschreibung_sonstige',
    hint: 'Nur bei sonstigen Veranstaltungen: Was haben Sie vor?',
  },
] as const;

/** Kind of event; some kinds need a description. */
export function KindFields() {
  const kind = useValue('veranstaltungsart');
  return (
    <>
      <RadioGroup name="veranstaltungsart" label={LABEL.veranstaltungsart} options={VERANSTALTUNGS_KINDS} />
      {WORDS.map(({ bei: at, name, hint }) => (
        <Conditional key={name} when={kind === at}>
          <TextArea name={name} label={LABEL[name]} rows={3} hint={hint} />
        </Conditional>
      ))}
    </>
  );
}
