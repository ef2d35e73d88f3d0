import { FERIENBETREUUNG_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { BetreuungsForm } from '../../betreuung/betreuungs-form.tsx';
import { ChildFields } from '../../betreuung/child-fields.tsx';
import { SchoolFields } from '../../betreuung/school-fields.tsx';
import type { FerienbetreuungProps } from './ferienbetreuung.context.ts';

const FROM = 7;
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form to apply for holiday care. */
export default function Ferienbetreuung({ options, seite: page }: FerienbetreuungProps) {
  const grundschulen = options.grundschulen.length > 0 ? options.grundschulen : page.gemeinde.ortsteile.toSorted();
  return (
    <BetreuungsForm
      name="ferienbetreuung"
      seite={page}
      options={options}
      label={LABEL}
      loadSchema={loadSchema}
      thanks={
        <>
          <p>Ihre Daten sind bei uns eingegangen.</p>
          <p>Eine definitive Zu-/Absage erhalten Sie in einer separaten Mail.</p>
        </>
      }
      from={FROM}
    >
      <FormSection number={1} from={FROM} title="Angaben zum Kind">
        <ChildFields />
        <SchoolFields grundschulen={grundschulen} />
        <CheckboxTile name="kind_kernzeitbetreuung">{LABEL.kind_kernzeitbetreuung}</CheckboxTile>
      </FormSection>
      <FormSection number={2} from={FROM} title="Betreuungsumfang">
        <CheckboxGroup
          name="betreuung"
          label="In welchen Wochen soll Ihr Kind betreut werden?"
          required
          sideBySide
          options={options.wochen}
        />
      </FormSection>
    </BetreuungsForm>
  );
}
