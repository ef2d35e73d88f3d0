import {
  INQUIRY_KINDS,
  KERNZEITBETREUUNG_FIELDS as LABEL,
  WORKDAYS,
} from '@gm/shared/areas/betreuung/betreuung-fields';
import { getValidity } from '@gm/shared/areas/betreuung/validity';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { BetreuungsForm, UNSUBSCRIPTION_SECTIONS } from '../../betreuung/betreuungs-form.tsx';
import { ChildFields } from '../../betreuung/child-fields.tsx';
import { SchoolFields } from '../../betreuung/school-fields.tsx';
import { useShort } from '../../betreuung/use-short.ts';
import type { KernzeitbetreuungProps } from './kernzeitbetreuung.context.ts';
import { SiblingsSection } from './siblings-section.tsx';

const FROM = 9;
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** The request; days and siblings are not asked for when ending care. */
function FirstSections({ grundschulen }: { grundschulen: readonly string[] }) {
  const short = useShort();
  const from = short ? UNSUBSCRIPTION_SECTIONS : FROM;
  return (
    <>
      <FormSection nummer={1} von={from} titel="Art der Anfrage">
        <RadioGroup name="art" label="Was möchten Sie tun?" required nebeneinander optionen={INQUIRY_KINDS} />
        <DateField
          name="art_datum"
          label={LABEL.art_datum}
          required
          hint="TT.MM.JJJJ, von heute bis zum Ende des nächsten Jahres"
          kalender={getValidity}
        />
      </FormSection>
      <FormSection nummer={2} von={from} titel="Angaben zum Kind">
        <ChildFields />
        <SchoolFields grundschulen={grundschulen} />
      </FormSection>
      <Conditional wenn={!short}>
        <SiblingsSection nummer={3} von={from} />
      </Conditional>
      <Conditional wenn={!short}>
        <FormSection nummer={4} von={from} titel="Betreuungsumfang">
          <CheckboxGroup
            name="betreuung"
            label="An welchen Tagen soll Ihr Kind betreut werden?"
            required
            nebeneinander
            optionen={WORKDAYS}
          />
        </FormSection>
      </Conditional>
    </>
  );
}

/** Form to apply for, change or end care around school hours. */
export default function Kernzeitbetreuung({ options, seite: page }: KernzeitbetreuungProps) {
  const schools = page.gemeinde.ortsteile.toSorted().map((ortsteil) => `Grundschule ${ortsteil}`);
  return (
    <BetreuungsForm
      name="kernzeitbetreuung"
      seite={page}
      options={options}
      label={LABEL}
      loadSchema={loadSchema}
      dank={<p>Ihre Daten sind bei uns eingegangen.</p>}
      von={FROM}
    >
      <FirstSections grundschulen={options.grundschulen.length > 0 ? options.grundschulen : schools} />
    </BetreuungsForm>
  );
}
