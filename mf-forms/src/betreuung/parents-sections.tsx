import { PARENTS_FIELDS } from '@gm/shared/areas/betreuung/betreuung-fields';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { useError } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { ParentFields } from './parent-fields.tsx';

/** Soft hyphen at which the long word may break on narrow screens. */
const SHY = '\u00ad';

interface ParentsSectionsProps {
  /** Number of the first of the two sections. */
  nummer: number;
  von: number;
  /** Only contact details for the reply. */
  nurKontakt?: boolean;
}

/** Both guardians; the second one is hidden for single parents. */
export function ParentsSections({ nummer: num, von: from, nurKontakt: onlyContact = false }: ParentsSectionsProps) {
  const error = useError();
  const alone = useValue('eltern_alleinerziehend') === true;
  // Keep fields with errors visible, so that they can be corrected.
  const hasError = error.some(({ feld: field }) => field.startsWith('eltern_') && field.endsWith('2'));
  return (
    <>
      <FormSection nummer={num} von={from} titel={`Erste erziehungs${SHY}berechtigte Person`}>
        <ParentFields nurKontakt={onlyContact} />
        <Conditional wenn={!onlyContact}>
          <CheckboxTile name="eltern_alleinerziehend">{PARENTS_FIELDS.eltern_alleinerziehend}</CheckboxTile>
        </Conditional>
      </FormSection>
      <Conditional wenn={!onlyContact && (!alone || hasError)}>
        <FormSection nummer={num + 1} von={from} titel={`Zweite erziehungs${SHY}berechtigte Person`}>
          <ParentFields suffix="2" />
        </FormSection>
      </Conditional>
    </>
  );
}
