import { FERIENBETREUUNG_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormSection } from '@gm/shared/formular/form-section';
import { Betreuungsformular } from '../../betreuung/betreuungsformular.tsx';
import { KindFelder } from '../../betreuung/kind-felder.tsx';
import { SchuleFelder } from '../../betreuung/schule-felder.tsx';
import type { FerienbetreuungProps } from './ferienbetreuung.context.ts';

const VON = 7;
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: a family asks for care in the holidays. */
export default function Ferienbetreuung({ options, seite }: FerienbetreuungProps) {
  const grundschulen = options.grundschulen.length > 0 ? options.grundschulen : seite.gemeinde.ortsteile.toSorted();
  return (
    <Betreuungsformular
      name="ferienbetreuung"
      seite={seite}
      options={options}
      label={LABEL}
      loadSchema={loadSchema}
      dank={
        <>
          <p>Ihre Daten sind bei uns eingegangen.</p>
          <p>Eine definitive Zu-/Absage erhalten Sie in einer separaten Mail.</p>
        </>
      }
      von={VON}
    >
      <FormSection nummer={1} von={VON} titel="Angaben zum Kind">
        <KindFelder />
        <SchuleFelder grundschulen={grundschulen} />
        <CheckboxTile name="kind_kernzeitbetreuung">{LABEL.kind_kernzeitbetreuung}</CheckboxTile>
      </FormSection>
      <FormSection nummer={2} von={VON} titel="Betreuungsumfang">
        <CheckboxGroup
          name="betreuung"
          label="In welchen Wochen soll Ihr Kind betreut werden?"
          required
          nebeneinander
          optionen={options.wochen}
        />
      </FormSection>
    </Betreuungsformular>
  );
}
