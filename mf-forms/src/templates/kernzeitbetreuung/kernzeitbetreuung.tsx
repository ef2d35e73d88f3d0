import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextArea } from '@gm/shared/formular/text-area';
import { useFormular } from '@gm/shared/formular/use-formular';
import { nenneGeltung } from '@gm/shared/regeln/geltung';
import { ANFRAGEARTEN, KERNZEITBETREUUNG_FELDER as LABEL, WERKTAGE } from '@gm/shared/schemas/betreuung-felder';
import { ElternAbschnitte } from '../../betreuung/eltern-abschnitte.tsx';
import { KindFelder } from '../../betreuung/kind-felder.tsx';
import { nenneGruppe } from '../../betreuung/nenne-gruppe.ts';
import { PersonenAbschnitt } from '../../betreuung/personen-abschnitt.tsx';
import { SchuleFelder } from '../../betreuung/schule-felder.tsx';
import { ZustimmungenAbschnitt } from '../../betreuung/zustimmungen-abschnitt.tsx';
import { nenneFehlschlag } from '../../teile/fehlschlag.tsx';
import { GeschwisterAbschnitt } from './geschwister-abschnitt.tsx';
import type { KernzeitbetreuungProps } from './kernzeitbetreuung.context.ts';

const VON = 9;
const loadSchema = () =>
  import('@gm/shared/schemas/kernzeitbetreuung').then((module) => module.kernzeitbetreuungSchema);

/** Form: a family asks for care around school, changes it or ends it. */
export default function Kernzeitbetreuung({ options, seite }: KernzeitbetreuungProps) {
  const formular = useFormular({
    name: 'kernzeitbetreuung',
    seite,
    aktion: options.aktion,
    felder: Object.keys(LABEL),
    nenneGruppe,
    ohneEntwurf: ['einverstaendniserklaerung', 'fotos', 'valid'],
    loadSchema,
  });
  const mail = options.kontaktMail || seite.gemeinde.email;
  const schulen = seite.gemeinde.ortsteile.toSorted().map((ortsteil) => `Grundschule ${ortsteil}`);
  return (
    <FormularRahmen
      formular={formular}
      absenden="Anfrage abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihren Anfrage!',
        text: <p>Ihre Daten sind bei uns eingegangen.</p>,
      }}
      fehlschlag={nenneFehlschlag(mail)}
    >
      <FormSection nummer={1} von={VON} titel="Art der Anfrage">
        <RadioGroup name="art" label="Was möchten Sie tun?" required nebeneinander optionen={ANFRAGEARTEN} />
        <DateField name="art_datum" label={LABEL.art_datum} required kalender={nenneGeltung} />
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
      <ElternAbschnitte nummer={5} von={VON} />
      <PersonenAbschnitt nummer={7} von={VON} />
      <FormSection nummer={8} von={VON} titel="Sonstiges">
        <TextArea
          name="sonstige_angaben"
          label={LABEL.sonstige_angaben}
          hint="Zum Beispiel Allergien, Medikamente oder wer Ihr Kind abholen darf"
        />
      </FormSection>
      <ZustimmungenAbschnitt nummer={9} von={VON} datenschutzLink={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
