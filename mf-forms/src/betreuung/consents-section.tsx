import { CONSENTS_FIELDS as LABEL, WAY_HOME_TEXTS } from '@gm/shared/areas/betreuung/betreuung-fields';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { Privacy } from '@gm/shared/forms/frame/privacy';
import { PHOTOS } from '@gm/shared/schemas/consents';

const HEIMWEGE = Object.entries(WAY_HOME_TEXTS).map(([value, text]) => ({ wert: value, text }));

interface ConsentsSectionProps {
  number: number;
  from: number;
  privacyLink: string;
  mail: string;
  /** Show only data protection. */
  onlyPrivacy?: boolean;
}

/** Consents of the family. */
export function ConsentsSection({ number: num, from, privacyLink, mail, onlyPrivacy = false }: ConsentsSectionProps) {
  return (
    <FormSection number={num} from={from} title={onlyPrivacy ? 'Datenschutz' : 'Einverständnis und Datenschutz'}>
      <Conditional when={!onlyPrivacy}>
        <RadioGroup
          name="einverstaendniserklaerung"
          label={LABEL.einverstaendniserklaerung}
          required
          options={HEIMWEGE}
        />
        <CheckboxTile name="fotos">{PHOTOS}</CheckboxTile>
      </Conditional>
      <Privacy name="valid" link={privacyLink} mail={mail} />
    </FormSection>
  );
}
