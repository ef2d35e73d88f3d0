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
      <FormSection number={1} from={from} title="Art der Anfrage">
        <RadioGroup name="art" label="Was möchten Sie tun?" required sideBySide options={INQUIRY_KINDS} />
        <DateField
          name="art_datum"
          label={LABEL.art_datum}
          required
          hint="TT.MM.JJJJ, von heute bis zum Ende des nächsten Jahres"
          calendar={getValidity}
        />
      </FormSection>
      <FormSection number={2} from={from} title="Angaben zum Kind">
        <ChildFields />
        <SchoolFields grundschulen={grundschulen} />
      </FormSection>
      <Conditional when={!short}>
        <SiblingsSection number={3} from={from} />
      </Conditional>
      <Conditional when={!short}>
        <FormSection number={4} from={from} title="Betreuungsumfang">
          <CheckboxGroup
            name="betreuung"
            label="An welchen Tagen soll Ihr Kind betreut werden?"
            required
            sideBySide
            options={WORKDAYS}
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
      thanks={<p>Ihre Daten sind bei uns eingegangen.</p>}
      from={FROM}
    >
      <FirstSections grundschulen={options.grundschulen.length > 0 ? options.grundschulen : schools} />
    </BetreuungsForm>
  );
}
