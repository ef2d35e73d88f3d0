import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextArea } from '@gm/shared/formular/text-area';
import { useFormular } from '@gm/shared/formular/use-formular';
import { FERIENBETREUUNG_FELDER as LABEL } from '@gm/shared/schemas/betreuung-felder';
import { ElternAbschnitte } from '../../betreuung/eltern-abschnitte.tsx';
import { KindFelder } from '../../betreuung/kind-felder.tsx';
import { nenneGruppe } from '../../betreuung/nenne-gruppe.ts';
import { PersonenAbschnitt } from '../../betreuung/personen-abschnitt.tsx';
import { SchuleFelder } from '../../betreuung/schule-felder.tsx';
import { ZustimmungenAbschnitt } from '../../betreuung/zustimmungen-abschnitt.tsx';
import { nenneFehlschlag } from '../../teile/fehlschlag.tsx';
import type { FerienbetreuungProps } from './ferienbetreuung.context.ts';

const VON = 7;
const loadSchema = () => import('@gm/shared/schemas/ferienbetreuung').then((module) => module.ferienbetreuungSchema);

/** Form: a family asks for care in the holidays. */
export default function Ferienbetreuung({ options, seite }: FerienbetreuungProps) {
  const formular = useFormular({
    name: 'ferienbetreuung',
    seite,
    aktion: options.aktion,
    felder: Object.keys(LABEL),
    nenneGruppe,
    ohneEntwurf: ['einverstaendniserklaerung', 'fotos', 'valid'],
    loadSchema,
  });
  const mail = options.kontaktMail || seite.gemeinde.email;
  const grundschulen = options.grundschulen.length > 0 ? options.grundschulen : seite.gemeinde.ortsteile.toSorted();
  return (
    <FormularRahmen
      formular={formular}
      absenden="Anfrage abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihren Anfrage!',
        text: (
          <>
            <p>Ihre Daten sind bei uns eingegangen.</p>
            <p>Eine definitive Zu-/Absage erhalten Sie in einer separaten Mail.</p>
          </>
        ),
      }}
      fehlschlag={nenneFehlschlag(mail)}
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
      <ElternAbschnitte nummer={3} von={VON} />
      <PersonenAbschnitt nummer={5} von={VON} />
      <FormSection nummer={6} von={VON} titel="Sonstiges">
        <TextArea
          name="sonstige_angaben"
          label={LABEL.sonstige_angaben}
          hint="Zum Beispiel Allergien, Medikamente oder wer Ihr Kind abholen darf"
        />
      </FormSection>
      <ZustimmungenAbschnitt nummer={7} von={VON} datenschutzLink={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
