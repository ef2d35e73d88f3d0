import {
  HALLENANMIETUNG_FELDER as LABEL,
  VERANSTALTUNGSARTEN,
} from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextArea } from '@gm/shared/formular/text-area';
import { useWert } from '@gm/shared/formular/use-wert';

const WORTE = [
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

/** What kind of event; some kinds want words. */
export function ArtFelder() {
  const art = useWert('veranstaltungsart');
  return (
    <>
      <RadioGroup name="veranstaltungsart" label={LABEL.veranstaltungsart} optionen={VERANSTALTUNGSARTEN} />
      {WORTE.map(({ bei, name, hint }) => (
        <Bedingt key={name} wenn={art === bei}>
          <TextArea name={name} label={LABEL[name]} rows={3} hint={hint} />
        </Bedingt>
      ))}
    </>
  );
}
