import { getHallen, HALLENANMIETUNG_FELDER as LABEL } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { formatDatum } from '@gm/shared/format/datum';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { NumberField } from '@gm/shared/formular/number-field';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';
import { RICHTIGKEIT } from '@gm/shared/schemas/zustimmungen';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { AngabenBleiben } from '../../teile/angaben-bleiben.tsx';
import styles from '../../veranstaltung/ort-und-zeit-felder.module.css';
import { Anmieter } from './anmieter.tsx';
import { ArtFelder } from './art-felder.tsx';
import type { HallenanmietungProps } from './hallenanmietung.context.ts';
import { OrtFelder } from './ort-felder.tsx';

const FELDER = Object.keys(LABEL);
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);
const kalender = () => ({ min: readBerlinerZeit(new Date()).tag });

/** Form: somebody asks for a hall for an event, which the address names. */
export default function Hallenanmietung(props: HallenanmietungProps) {
  const { veranstaltung } = props.context;
  if (veranstaltung) return <Anfrage {...props} veranstaltung={veranstaltung} />;
  return (
    <Alert kind="danger" title="Es ist ein Fehler aufgetreten">
      <p>Es wurde keine Veranstaltung ausgewiesen.</p>
      <p>
        Tragen Sie zuerst Ihre Veranstaltung ein; danach können Sie eine Halle dazu anfragen.{' '}
        <a href={props.options.eintragLink}>Veranstaltung eintragen</a>
      </p>
    </Alert>
  );
}

/** Day and time of the event; midnight twice stands for hours nobody knows (requirement V-4). */
function getDefaults({ datum_von, datum_bis, zeit_von, zeit_bis }: VeranstaltungKurz): Record<string, string> {
  const heute = readBerlinerZeit(new Date()).tag;
  const vorgaben: Record<string, string> = {};
  // A series began long ago.
  if (datum_von && datum_von >= heute) vorgaben.datum_von = formatDatum(datum_von);
  if (datum_bis && datum_bis >= heute) vorgaben.datum_bis = formatDatum(datum_bis);
  if (zeit_von && zeit_bis && (zeit_von !== '00:00' || zeit_bis !== '00:00')) {
    Object.assign(vorgaben, { zeit_von, zeit_bis, veranstaltungsbeginn: zeit_von });
  }
  return vorgaben;
}

function Anfrage({ options, seite, veranstaltung }: HallenanmietungProps & { veranstaltung: VeranstaltungKurz }) {
  const { gemeinde } = seite;
  const hallen = options.hallen.length > 0 ? options.hallen : getHallen(gemeinde.name, gemeinde.ortsteile);
  const formular = useFormular({
    name: 'hallenanmietung',
    seite,
    aktion: options.aktion,
    felder: FELDER,
    vorgaben: getDefaults(veranstaltung),
    ohneEntwurf: ['valid'],
    loadSchema,
  });

  return (
    <FormularRahmen
      formular={formular}
      absenden="Hallenanmietung anfragen"
      erfolg={{
        titel: 'Vielen Dank für Ihre Anfrage!',
        text: <p>{options.erfolgstext}</p>,
        bestaetigung: 'Der Veranstalter bekommt eine Bestätigung, wenn wir seine E-Mail-Adresse kennen.',
        follow: () => (
          <p>
            <LinkButton href={options.eintragLink}>weitere Veranstaltung eintragen</LinkButton>
          </p>
        ),
      }}
      fehlschlag={{
        titel: 'Leider ist ein Fehler beim Eintrag aufgetreten',
        text: <AngabenBleiben mail={gemeinde.email} />,
      }}
    >
      <Anmieter veranstaltung={veranstaltung} />
      <FormSection nummer={1} von={6} titel="Belegungswunsch">
        <div className={styles.paar}>
          <DateField name="datum_von" label={LABEL.datum_von} required hint="TT.MM.JJJJ" kalender={kalender} />
          <DateField name="datum_bis" label={LABEL.datum_bis} required hint="TT.MM.JJJJ" kalender={kalender} />
        </div>
        <div className={styles.paar}>
          <TextField name="zeit_von" label={LABEL.zeit_von} required hint="Mit Aufbau" breite="kurz" />
          <TextField name="zeit_bis" label={LABEL.zeit_bis} required hint="Mit Abbau" breite="kurz" />
        </div>
        <div className={styles.paar}>
          <TextField name="saaloeffnung" label={LABEL.saaloeffnung} required hint="Zum Beispiel 18:00" breite="kurz" />
          <TextField
            name="veranstaltungsbeginn"
            label={LABEL.veranstaltungsbeginn}
            required
            hint="Zum Beispiel 19:30"
            breite="kurz"
          />
        </div>
      </FormSection>
      <FormSection nummer={2} von={6} titel="Auswahl des Veranstaltungsortes">
        <OrtFelder hallen={hallen} />
      </FormSection>
      <FormSection nummer={3} von={6} titel="Art der Veranstaltung">
        <ArtFelder />
      </FormSection>
      <FormSection nummer={4} von={6} titel="Erwartete Besucherzahl">
        <NumberField name="besucherzahl" label={LABEL.besucherzahl} />
      </FormSection>
      <FormSection nummer={5} von={6} titel="Hausmeister">
        <RadioGroup
          name="hausmeister"
          label={LABEL.hausmeister}
          hint="Brauchen Sie den Hausmeister während der Veranstaltung?"
          nebeneinander
          optionen={[
            { wert: '1', text: 'Ja' },
            { wert: '0', text: 'Nein' },
          ]}
        />
      </FormSection>
      <FormSection nummer={6} von={6} titel="Bestätigung der Richtigkeit der Angaben">
        <CheckboxTile name="valid" required>
          {RICHTIGKEIT}
        </CheckboxTile>
      </FormSection>
    </FormularRahmen>
  );
}
