import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { TextField } from '@gm/shared/formular/text-field';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { ZEITRAUM_FELDER } from '@gm/shared/schemas/redaktion-felder';
import styles from '../../freigaben/detail.module.css';
import { InhaltFelder } from './inhalt-felder.tsx';
import { kalender } from './kalender.ts';

const ZEITRAUM =
  'Ein neuer Eintrag erscheint mit der Freigabe oder zu dem Beginn, den Sie nennen. Was schon auf der Website steht, ändert sich mit der Freigabe.';

/** The controls of an entry in steps: what it says, and when. */
export function BeitragFelder({ beitrag }: { beitrag: Beitrag }) {
  return (
    <>
      <FormSection nummer={1} von={2} titel="Inhalt">
        <InhaltFelder beitrag={beitrag} />
      </FormSection>
      <FormSection nummer={2} von={2} titel="Zeitraum">
        <p className={styles.meta}>{beitrag.inhalt?.zeitraum ?? ZEITRAUM}</p>
        <Zeitraum ohneBeginn={beitrag.status === 'veröffentlicht'} />
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
