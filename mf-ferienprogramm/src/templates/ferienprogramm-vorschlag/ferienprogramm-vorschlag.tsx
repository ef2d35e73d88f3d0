import { VORSCHLAG_FELDER as LABEL } from '@gm/shared/bereiche/ferienprogramm/vorschlag-felder';
import { AngabenBleiben } from '@gm/shared/formular/angaben-bleiben';
import { BESTAETIGUNG_GESCHICKT } from '@gm/shared/formular/bestaetigung';
import { DatenschutzAbschnitt } from '@gm/shared/formular/datenschutz-abschnitt';
import { FileField } from '@gm/shared/formular/file-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { NumberField } from '@gm/shared/formular/number-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { AnsprechpartnerFelder } from '@gm/shared/formular/veranstaltung/ansprechpartner-felder';
import { OrtUndZeitFelder } from '@gm/shared/formular/veranstaltung/ort-und-zeit-felder';
import { useVeranstaltungsformular } from '@gm/shared/formular/veranstaltung/use-veranstaltungsformular';
import { VeranstalterFelder } from '@gm/shared/formular/veranstaltung/veranstalter-felder';
import type { FerienprogrammVorschlagProps } from './ferienprogramm-vorschlag.context.ts';

const FELDER = Object.keys(LABEL);
const loadModul = () => import('./schema.ts');

/** Form: somebody suggests an event for the holiday programme. */
export default function FerienprogrammVorschlag({ context, options, seite }: FerienprogrammVorschlagProps) {
  const { textMinChars } = options;
  const mail = options.datenschutzMail || seite.gemeinde.email;
  const formular = useVeranstaltungsformular({
    name: 'ferienprogramm-vorschlag',
    seite,
    options,
    felder: FELDER,
    ohneEntwurf: ['datenschutz'],
    loadModul,
  });

  return (
    <FormularRahmen
      formular={formular}
      absenden="Veranstaltung abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihren Vorschlag!',
        text: <p>{options.erfolgstext}</p>,
        bestaetigung: BESTAETIGUNG_GESCHICKT,
      }}
      fehlschlag={{
        titel: 'Leider ist ein Fehler beim Vorschlag der Veranstaltung aufgetreten',
        text: <AngabenBleiben mail={seite.gemeinde.email} />,
      }}
    >
      <FormSection nummer={1} von={7} titel="Angaben zur Veranstaltung">
        <TextField name="titel" label={LABEL.titel} required hint="Zum Beispiel: Nachtwanderung mit Fackeln" />
        <TextArea
          name="text"
          label={LABEL.text}
          required
          hint={`Was erleben die Kinder? Mindestens ${textMinChars} Zeichen.`}
        />
        <OrtUndZeitFelder label={LABEL} />
      </FormSection>
      <FormSection nummer={2} von={7} titel="Verantwortlich für die Veranstaltung">
        <VeranstalterFelder eintraege={context.brancheneintraege.data} label={LABEL} />
        <AnsprechpartnerFelder label={LABEL} />
      </FormSection>
      <FormSection nummer={3} von={7} titel="Link zu weiteren Infos">
        <TextField name="link" label={LABEL.link} type="url" hint="Die ganze Adresse mit https://" />
        <TextField name="linktext" label={LABEL.linktext} hint="Wie der Link heißen soll" />
        <TextField name="homepage" label={LABEL.homepage} type="url" hint="Die ganze Adresse mit https://" />
      </FormSection>
      <FormSection nummer={4} von={7} titel="Bild">
        <FileField name="bild" label={LABEL.bild} />
        <TextField name="bildtext" label={LABEL.bildtext} hint="Was ist auf dem Bild zu sehen?" />
      </FormSection>
      <FormSection nummer={5} von={7} titel="Ansprechpartner für Rückfragen">
        <TextField name="ansprechpartner_vorname" label={LABEL.ansprechpartner_vorname} required breite="mittel" />
        <TextField name="ansprechpartner_name" label={LABEL.ansprechpartner_name} required breite="mittel" />
        <TextField
          name="ansprechpartner_email"
          label={LABEL.ansprechpartner_email}
          required
          breite="mittel"
          type="email"
        />
        <TextField
          name="ansprechpartner_telefon"
          label={LABEL.ansprechpartner_telefon}
          required
          breite="mittel"
          type="tel"
        />
      </FormSection>
      <FormSection nummer={6} von={7} titel="Weitere Angaben zur Veranstaltung">
        <NumberField name="alter_min" label={LABEL.alter_min} required hint="In Jahren" />
        <NumberField name="alter_max" label={LABEL.alter_max} required hint="In Jahren" />
        <NumberField name="teilnehmer_min" label={LABEL.teilnehmer_min} required />
        <NumberField name="teilnehmer_max" label={LABEL.teilnehmer_max} required />
        <NumberField name="preis" label={LABEL.preis} required dezimal hint="In Euro je Kind, 0 für kostenlos" />
        <NumberField name="preis_geschwister" label={LABEL.preis_geschwister} required dezimal hint="In Euro je Kind" />
        <TextArea name="mitbringen" label={LABEL.mitbringen} rows={3} hint="Zum Beispiel Regenjacke und Vesper" />
        <TextArea
          name="erlaubnisse"
          label={LABEL.erlaubnisse}
          rows={3}
          hint="Zum Beispiel: Mein Kind darf schwimmen."
        />
      </FormSection>
      <DatenschutzAbschnitt nummer={7} titel="Datenschutzerklärung" link={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
