import { ELTERN_FELDER } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormSection } from '@gm/shared/formular/form-section';
import { useFehler } from '@gm/shared/formular/formular-kontext';
import { useWert } from '@gm/shared/formular/use-wert';
import { ElternteilFelder } from './elternteil-felder.tsx';

/** Where a narrow screen may break the long word. */
const SHY = '\u00ad';

interface ElternAbschnitteProps {
  /** Number of the first of the two sections. */
  nummer: number;
  von: number;
  /** Only whom to answer. */
  nurKontakt?: boolean;
}

/** Both guardians; the second goes away for a single parent. */
export function ElternAbschnitte({ nummer, von, nurKontakt = false }: ElternAbschnitteProps) {
  const fehler = useFehler();
  const allein = useWert('eltern_alleinerziehend') === true;
  // Nobody could mend what is not to be seen.
  const hasFehler = fehler.some(({ feld }) => feld.startsWith('eltern_') && feld.endsWith('2'));
  return (
    <>
      <FormSection nummer={nummer} von={von} titel={`Erste erziehungs${SHY}berechtigte Person`}>
        <ElternteilFelder nurKontakt={nurKontakt} />
        <Bedingt wenn={!nurKontakt}>
          <CheckboxTile name="eltern_alleinerziehend">{ELTERN_FELDER.eltern_alleinerziehend}</CheckboxTile>
        </Bedingt>
      </FormSection>
      <Bedingt wenn={!nurKontakt && (!allein || hasFehler)}>
        <FormSection nummer={nummer + 1} von={von} titel={`Zweite erziehungs${SHY}berechtigte Person`}>
          <ElternteilFelder suffix="2" />
        </FormSection>
      </Bedingt>
    </>
  );
}
