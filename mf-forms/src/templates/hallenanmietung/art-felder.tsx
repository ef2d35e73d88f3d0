import {
  HALLENANMIETUNG_FELDER as LABEL,
  VERANSTALTUNGSARTEN,
} from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextArea } from '@gm/shared/formular/text-area';
import { useWert } from '@gm/shared/formular/use-wert';

/** What kind of event; some kinds want words. */
export function ArtFelder() {
  const art = useWert('veranstaltungsart');
  return (
    <>
      <RadioGroup name="veranstaltungsart" label={LABEL.veranstaltungsart} optionen={VERANSTALTUNGSARTEN} />
      <Bedingt wenn={art === 'Sportveranstaltung'}>
        <TextArea
          name="beschreibung_sportveranstaltung"
          label={LABEL.beschreibung_sportveranstaltung}
          rows={3}
          hint="Nur bei Sportveranstaltungen: Welche Sportart, welche Aufbauten?"
        />
      </Bedingt>
      <Bedingt wenn={art === 'Sonstige'}>
        <TextArea
          name="beschreibung_sonstige"
          label={LABEL.beschreibung_sonstige}
          rows={3}
          hint="Nur bei sonstigen Veranstaltungen: Was haben Sie vor?"
        />
      </Bedingt>
    </>
  );
}
