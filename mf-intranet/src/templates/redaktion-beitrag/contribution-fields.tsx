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
  'Neues erscheint mit der Freigabe oder zum Beginn, den Sie nennen. Was schon auf der Website steht, ändert sich mit der Freigabe.';

/** Fields of an editorial entry: content and dates. */
export function ContributionFields({ contribution }: { contribution: Contribution }) {
  return (
    <>
      <FormSection number={1} from={2} title="Inhalt">
        <ContentFields contribution={contribution} />
      </FormSection>
      <FormSection number={2} from={2} title="Zeitraum">
        <p className={styles.meta}>{contribution.inhalt?.zeitraum ?? PERIOD}</p>
        <Period
          withoutStart={contribution.status === 'veröffentlicht'}
          withEnd={contribution.inhalt?.endePflicht ?? false}
        />
      </FormSection>
    </>
  );
}

/** A beginning in the past cannot be changed. */
function Period({ withoutStart, withEnd }: { withoutStart: boolean; withEnd: boolean }) {
  return (
    <>
      {!withoutStart && (
        <div className={sheet.pair}>
          <DateField name="ab_datum" label={PERIOD_FIELDS.ab_datum} hint="TT.MM.JJJJ" calendar={calendar} />
          <TextField name="ab_zeit" label={PERIOD_FIELDS.ab_zeit} hint="Zum Beispiel 09:00" width="short" />
        </div>
      )}
      <div className={sheet.pair}>
        <DateField
          name="bis_datum"
          label={PERIOD_FIELDS.bis_datum}
          hint="TT.MM.JJJJ"
          calendar={calendar}
          required={withEnd}
        />
        <TextField name="bis_zeit" label={PERIOD_FIELDS.bis_zeit} hint="Zum Beispiel 15:00" width="short" />
      </div>
    </>
  );
}
