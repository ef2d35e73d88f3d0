import { HEIMWEG_TEXTE, ZUSTIMMUNGEN_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { Datenschutz } from '@gm/shared/formular/datenschutz';
import { FormSection } from '@gm/shared/formular/form-section';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { FOTOS } from '@gm/shared/schemas/zustimmungen';

const HEIMWEGE = Object.entries(HEIMWEG_TEXTE).map(([wert, text]) => ({ wert, text }));

interface ZustimmungenAbschnittProps {
  nummer: number;
  von: number;
  datenschutzLink: string;
  mail: string;
  /** Nothing but the protection of data. */
  nurDatenschutz?: boolean;
}

/** What the family agrees to. */
export function ZustimmungenAbschnitt({
  nummer,
  von,
  datenschutzLink,
  mail,
  nurDatenschutz = false,
}: ZustimmungenAbschnittProps) {
  return (
    <FormSection nummer={nummer} von={von} titel={nurDatenschutz ? 'Datenschutz' : 'Einverständnis und Datenschutz'}>
      <Bedingt wenn={!nurDatenschutz}>
        <RadioGroup
          name="einverstaendniserklaerung"
          label={LABEL.einverstaendniserklaerung}
          required
          optionen={HEIMWEGE}
        />
        <CheckboxTile name="fotos">{FOTOS}</CheckboxTile>
      </Bedingt>
      <Datenschutz name="valid" link={datenschutzLink} mail={mail} />
    </FormSection>
  );
}
