import {
  ANFRAGEARTEN,
  KERNZEITBETREUUNG_FELDER as LABEL,
  WERKTAGE,
} from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { getGeltung } from '@gm/shared/bereiche/betreuung/geltung';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { ABMELDUNG_ABSCHNITTE, Betreuungsformular } from '../../betreuung/betreuungsformular.tsx';
import { KindFelder } from '../../betreuung/kind-felder.tsx';
import { SchuleFelder } from '../../betreuung/schule-felder.tsx';
import { useKurz } from '../../betreuung/use-kurz.ts';
import { GeschwisterAbschnitt } from './geschwister-abschnitt.tsx';
import type { KernzeitbetreuungProps } from './kernzeitbetreuung.context.ts';

const VON = 9;
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** What the request is about. Who ends care is not asked for days and siblings. */
function ErsteAbschnitte({ grundschulen }: { grundschulen: readonly string[] }) {
  const kurz = useKurz();
  const von = kurz ? ABMELDUNG_ABSCHNITTE : VON;
  return (
    <>
      <FormSection nummer={1} von={von} titel="Art der Anfrage">
        <RadioGroup name="art" label="Was möchten Sie tun?" required nebeneinander optionen={ANFRAGEARTEN} />
        <DateField
          name="art_datum"
          label={LABEL.art_datum}
          required
          hint="TT.MM.JJJJ, von heute bis zum Ende des nächsten Jahres"
          kalender={getGeltung}
        />
      </FormSection>
      <FormSection nummer={2} von={von} titel="Angaben zum Kind">
        <KindFelder />
        <SchuleFelder grundschulen={grundschulen} />
      </FormSection>
      <Bedingt wenn={!kurz}>
        <GeschwisterAbschnitt nummer={3} von={von} />
      </Bedingt>
      <Bedingt wenn={!kurz}>
        <FormSection nummer={4} von={von} titel="Betreuungsumfang">
          <CheckboxGroup
            name="betreuung"
            label="An welchen Tagen soll Ihr Kind betreut werden?"
            required
            nebeneinander
            optionen={WERKTAGE}
          />
        </FormSection>
      </Bedingt>
    </>
  );
}

/** Form: a family asks for care around school, changes it or ends it. */
export default function Kernzeitbetreuung({ options, seite }: KernzeitbetreuungProps) {
  const schulen = seite.gemeinde.ortsteile.toSorted().map((ortsteil) => `Grundschule ${ortsteil}`);
  return (
    <Betreuungsformular
      name="kernzeitbetreuung"
      seite={seite}
      options={options}
      label={LABEL}
      loadSchema={loadSchema}
      dank={<p>Ihre Daten sind bei uns eingegangen.</p>}
      von={VON}
    >
      <ErsteAbschnitte grundschulen={options.grundschulen.length > 0 ? options.grundschulen : schulen} />
    </Betreuungsformular>
  );
}
