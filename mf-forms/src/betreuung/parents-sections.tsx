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
  number: number;
  from: number;
  /** Only contact details for the reply. */
  onlyContact?: boolean;
}

/** Both guardians; the second one is hidden for single parents. */
export function ParentsSections({ number: num, from, onlyContact = false }: ParentsSectionsProps) {
  const error = useError();
  const alone = useValue('eltern_alleinerziehend') === true;
  // Keep fields with errors visible, so that they can be corrected.
  const hasError = error.some(({ feld: field }) => field.startsWith('eltern_') && field.endsWith('2'));
  return (
    <>
      <FormSection number={num} from={from} title={`Erste erziehungs${SHY}berechtigte Person`}>
        <ParentFields onlyContact={onlyContact} />
        <Conditional when={!onlyContact}>
          <CheckboxTile name="eltern_alleinerziehend">{PARENTS_FIELDS.eltern_alleinerziehend}</CheckboxTile>
        </Conditional>
      </FormSection>
      <Conditional when={!onlyContact && (!alone || hasError)}>
        <FormSection number={num + 1} from={from} title={`Zweite erziehungs${SHY}berechtigte Person`}>
          <ParentFields suffix="2" />
        </FormSection>
      </Conditional>
    </>
  );
}
