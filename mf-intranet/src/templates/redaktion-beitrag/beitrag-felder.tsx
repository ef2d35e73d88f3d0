import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { BildFelder } from '@gm/shared/formular/bild-felder';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { TextField } from '@gm/shared/formular/text-field';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { ZEITRAUM_FELDER } from '@gm/shared/schemas/redaktion-felder';
import styles from '../../freigaben/detail.module.css';
import type { Beitragsart } from './beitragsarten.ts';
import { kalender } from './kalender.ts';

interface BeitragFelderProps {
  beitrag: Beitrag;
  art: Beitragsart;
}

/** The controls of an entry in steps: words, picture, time. */
export function BeitragFelder({ beitrag, art: { Felder, zeitraum, ohneBild } }: BeitragFelderProps) {
  const von = ohneBild ? 2 : 3;
  return (
    <>
      <FormSection nummer={1} von={von} titel="Inhalt">
        <Felder beitrag={beitrag} />
      </FormSection>
      {!ohneBild && (
        <FormSection nummer={2} von={von} titel="Bild">
          {beitrag.bild && <CheckboxTile name="bild_entfernen">Das vorhandene Bild entfernen</CheckboxTile>}
          <BildFelder />
        </FormSection>
      )}
      <FormSection nummer={von} von={von} titel="Zeitraum">
        <p className={styles.meta}>{beitrag.inhalt?.zeitraum ?? zeitraum}</p>
        <Zeitraum ohneBeginn={beitrag.inhalt !== null && beitrag.status === 'veröffentlicht'} />
      </FormSection>
    </>
  );
}

/** What has begun cannot begin once more. */
function Zeitraum({ ohneBeginn }: { ohneBeginn: boolean }) {
  return (
    <>
      {!ohneBeginn && (
        <div className={blatt.paar}>
          <DateField name="ab_datum" label={ZEITRAUM_FELDER.ab_datum} hint="TT.MM.JJJJ" kalender={kalender} />
          <TextField name="ab_zeit" label={ZEITRAUM_FELDER.ab_zeit} hint="Zum Beispiel 09:00" breite="kurz" />
        </div>
      )}
      <div className={blatt.paar}>
        <DateField name="bis_datum" label={ZEITRAUM_FELDER.bis_datum} hint="TT.MM.JJJJ" kalender={kalender} />
        <TextField name="bis_zeit" label={ZEITRAUM_FELDER.bis_zeit} hint="Zum Beispiel 15:00" breite="kurz" />
      </div>
    </>
  );
}
