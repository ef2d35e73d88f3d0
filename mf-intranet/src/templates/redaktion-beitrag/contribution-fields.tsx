import sheet from '@gm/shared/detail/work-sheet.module.css';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { PERIOD_FIELDS } from '@gm/shared/schemas/editor/editorial-fields';
import styles from '../../desk/detail.module.css';
import { calendar } from './calendar.ts';
import { ContentFields } from './content-fields.tsx';

const PERIOD =
  'Ein neuer Eintrag erscheint mit der Freigabe oder zu dem Beginn, den Sie nennen. Was schon auf der Website steht, ändert sich mit der Freigabe.';

/** Fields of an editorial entry: content and dates. */
export function ContributionFields({ beitrag: contribution }: { beitrag: Contribution }) {
  return (
    <>
      <FormSection nummer={1} von={2} titel="Inhalt">
        <ContentFields beitrag={contribution} />
      </FormSection>
      <FormSection nummer={2} von={2} titel="Zeitraum">
        <p className={styles.meta}>{contribution.inhalt?.zeitraum ?? PERIOD}</p>
        <Period
          ohneBeginn={contribution.status === 'veröffentlicht'}
          mitEnde={contribution.inhalt?.endePflicht ?? false}
        />
      </FormSection>
    </>
  );
}

/** A beginning in the past cannot be changed. */
function Period({ ohneBeginn: withoutStart, mitEnde: withEnd }: { ohneBeginn: boolean; mitEnde: boolean }) {
  return (
    <>
      {!withoutStart && (
        <div className={sheet.pair}>
          <DateField name="ab_datum" label={PERIOD_FIELDS.ab_datum} hint="TT.MM.JJJJ" kalender={calendar} />
          <TextField name="ab_zeit" label={PERIOD_FIELDS.ab_zeit} hint="Zum Beispiel 09:00" width="short" />
        </div>
      )}
      <div className={sheet.pair}>
        <DateField
          name="bis_datum"
          label={PERIOD_FIELDS.bis_datum}
          hint="TT.MM.JJJJ"
          kalender={calendar}
          required={withEnd}
        />
        <TextField name="bis_zeit" label={PERIOD_FIELDS.bis_zeit} hint="Zum Beispiel 15:00" width="short" />
      </div>
    </>
  );
}
