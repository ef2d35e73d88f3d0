import { KITAVORMERKUNG_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { DatenschutzAbschnitt } from '@gm/shared/formular/datenschutz-abschnitt';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextArea } from '@gm/shared/formular/text-area';
import { useAnfrage } from '@gm/shared/formular/use-anfrage';
import { ElternAbschnitte } from '../../betreuung/eltern-abschnitte.tsx';
import { getGruppe } from '../../betreuung/get-gruppe.ts';
import { KindFelder } from '../../betreuung/kind-felder.tsx';
import { KitawunschFelder } from '../../betreuung/kitawunsch-felder.tsx';
import { GeschwisterFelder } from './geschwister-felder.tsx';
import type { KitavormerkungProps } from './kitavormerkung.context.ts';

const VON = 6;
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: a family asks for a place in a day-care centre. */
export default function Kitavormerkung({ context, options, seite }: KitavormerkungProps) {
  const { mail, rahmen } = useAnfrage({
    name: 'kitavormerkung',
    seite,
    options,
    label: LABEL,
    getGruppe,
    ohneEntwurf: ['valid'],
    loadSchema,
  });
  return (
    <FormularRahmen
      {...rahmen}
      absenden="Vormerkung abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihre Vormerkung!',
        text: (
          <>
            <p>Ihre Daten sind bei uns eingegangen.</p>
            <p>Eine Zu- oder Absage erhalten Sie in einer eigenen Nachricht.</p>
          </>
        ),
        bestaetigung:
          'Sie erhalten gleich eine E-Mail mit einem privaten Link: Dort sehen Sie jederzeit, wie Ihre Vormerkung steht.',
      }}
    >
      <FormSection nummer={1} von={VON} titel="Angaben zum Kind">
        <KindFelder />
      </FormSection>
      <FormSection nummer={2} von={VON} titel="Ihre Wünsche">
        <KitawunschFelder kitas={context.kitas} />
      </FormSection>
      <ElternAbschnitte nummer={3} von={VON} />
      <FormSection nummer={5} von={VON} titel="Geschwister und Vorrang">
        <GeschwisterFelder />
        <CheckboxGroup
          name="vorrang"
          label={LABEL.vorrang}
          hint="Was Sie hier ankreuzen, prüfen wir bei der Vergabe. Einen Nachweis fordern wir später an."
          optionen={options.vorrang}
        />
        <TextArea name="sonstige_angaben" label={LABEL.sonstige_angaben} rows={4} />
      </FormSection>
      <DatenschutzAbschnitt nummer={VON} name="valid" link={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
