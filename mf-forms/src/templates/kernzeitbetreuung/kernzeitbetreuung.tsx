import {
  ANFRAGEARTEN,
  KERNZEITBETREUUNG_FELDER as LABEL,
  WERKTAGE,
} from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { getGeltung } from '@gm/shared/bereiche/betreuung/geltung';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { Betreuungsformular } from '../../betreuung/betreuungsformular.tsx';
import { KindFelder } from '../../betreuung/kind-felder.tsx';
import { SchuleFelder } from '../../betreuung/schule-felder.tsx';
import { GeschwisterAbschnitt } from './geschwister-abschnitt.tsx';
import type { KernzeitbetreuungProps } from './kernzeitbetreuung.context.ts';

const VON = 9;
const FELDER = Object.keys(LABEL);
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: a family asks for care around school, changes it or ends it. */
export default function Kernzeitbetreuung({ options, seite }: KernzeitbetreuungProps) {
  const schulen = seite.gemeinde.ortsteile.toSorted().map((ortsteil) => `Grundschule ${ortsteil}`);
  return (
    <Betreuungsformular
      name="kernzeitbetreuung"
      seite={seite}
      options={options}
      felder={FELDER}
      loadSchema={loadSchema}
      dank={<p>Ihre Daten sind bei uns eingegangen.</p>}
      von={VON}
    >
      <FormSection nummer={1} von={VON} titel="Art der Anfrage">
        <RadioGroup name="art" label="Was möchten Sie tun?" required nebeneinander optionen={ANFRAGEARTEN} />
        <DateField
          name="art_datum"
          label={LABEL.art_datum}
          required
          hint="TT.MM.JJJJ, von heute bis zum Ende des nächsten Jahres"
          kalender={getGeltung}
        />
      </FormSection>
      <FormSection nummer={2} von={VON} titel="Angaben zum Kind">
        <KindFelder />
        <SchuleFelder grundschulen={options.grundschulen.length > 0 ? options.grundschulen : schulen} />
      </FormSection>
      <GeschwisterAbschnitt nummer={3} von={VON} />
      <FormSection nummer={4} von={VON} titel="Betreuungsumfang">
        <CheckboxGroup
          name="betreuung"
          label="An welchen Tagen soll Ihr Kind betreut werden?"
          required
          nebeneinander
          optionen={WERKTAGE}
        />
      </FormSection>
    </Betreuungsformular>
  );
}
