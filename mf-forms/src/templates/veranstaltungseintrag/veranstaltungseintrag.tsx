import { VERANSTALTUNG_FELDER as LABEL } from '@gm/shared/bereiche/veranstaltungen/veranstaltung-felder';
import { AngabenBleiben } from '@gm/shared/formular/angaben-bleiben';
import { BESTAETIGUNG_GESCHICKT } from '@gm/shared/formular/bestaetigung';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { DatenschutzAbschnitt } from '@gm/shared/formular/datenschutz-abschnitt';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { RichTextField } from '@gm/shared/formular/rich-text-field';
import { TextField } from '@gm/shared/formular/text-field';
import { AnsprechpartnerFelder } from '@gm/shared/formular/veranstaltung/ansprechpartner-felder';
import { OrtUndZeitFelder } from '@gm/shared/formular/veranstaltung/ort-und-zeit-felder';
import { useVeranstaltungsformular } from '@gm/shared/formular/veranstaltung/use-veranstaltungsformular';
import { VeranstalterFelder } from '@gm/shared/formular/veranstaltung/veranstalter-felder';
import { RECHTE } from '@gm/shared/schemas/zustimmungen';
import { LinkButton } from '@gm/shared/ui/link-button';
import { BildFelder } from './bild-felder.tsx';
import type { VeranstaltungseintragProps } from './veranstaltungseintrag.context.ts';

const FELDER = Object.keys(LABEL);
const loadModul = () => import('./schema.ts');

/** Form: somebody enters an event for the calendar. */
export default function Veranstaltungseintrag({ context, options, seite }: VeranstaltungseintragProps) {
  const { textMinChars } = options;
  const mail = options.datenschutzMail || seite.gemeinde.email;
  const formular = useVeranstaltungsformular({
    name: 'veranstaltungseintrag',
    seite,
    options,
    felder: FELDER,
    ohneEntwurf: ['rechte', 'datenschutz'],
    loadModul,
  });

  return (
    <FormularRahmen
      formular={formular}
      absenden="Veranstaltung abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihren Eintrag!',
        text: <p>{options.erfolgstext}</p>,
        bestaetigung: BESTAETIGUNG_GESCHICKT,
        follow: (id) => (
          <>
            {id !== undefined && (
              <p>
                <LinkButton href={`${options.hallenLink}?id=${id}`}>
                  Ich möchte eine Halle zur Veranstaltung buchen
                </LinkButton>
              </p>
            )}
            <p>
              {/* The page is this one: the way to it is a new, empty form. */}
              <a
                href={seite.pfad}
                // Else the site's navigation may come first and lead to the page's heading.
                data-native=""
                onClick={(event) => {
                  event.preventDefault();
                  formular.startAfresh();
                }}
              >
                Weitere Veranstaltung eintragen
              </a>
            </p>
          </>
        ),
      }}
      fehlschlag={{
        titel: 'Leider ist ein Fehler beim Eintrag in den Veranstaltungkalender aufgetreten',
        text: <AngabenBleiben mail={seite.gemeinde.email} />,
      }}
    >
      <FormSection nummer={1} von={4} titel="Angaben zur Veranstaltung">
        <TextField name="titel" label={LABEL.titel} required hint="Zum Beispiel: Konzertabend" />
        <CheckboxGroup
          name="veranstaltungen_rubrik"
          label={LABEL.veranstaltungen_rubrik}
          required
          nebeneinander
          hint="Mehrere sind möglich."
          optionen={context.rubriken.data.map(({ id, rubrik }) => ({ wert: String(id), text: rubrik }))}
        />
        <RichTextField
          name="text"
          label={LABEL.text}
          required
          hint={`Programm, Eintrittspreise, Einlasszeiten, Bewirtung, Kinderbetreuung. Mindestens ${textMinChars} Zeichen.`}
        />
        <VeranstalterFelder eintraege={context.brancheneintraege.data} label={LABEL} />
        <OrtUndZeitFelder label={LABEL} />
        <TextField name="link" label={LABEL.link} type="url" hint="Die ganze Adresse mit https://" />
        <TextField name="linktext" label={LABEL.linktext} hint="Wie der Link heißen soll" />
        <BildFelder />
      </FormSection>
      <FormSection nummer={2} von={4} titel="Ansprechpartner">
        <AnsprechpartnerFelder label={LABEL} />
      </FormSection>
      <FormSection nummer={3} von={4} titel="Rechte">
        <CheckboxTile name="rechte" required>
          {RECHTE}
        </CheckboxTile>
      </FormSection>
      <DatenschutzAbschnitt nummer={4} titel="Datenschutzerklärung" link={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
