import {
  getHallen,
  HALLENANMIETUNG_FELDER as LABEL,
  PRIVAT_FELDER,
} from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { formatDatum } from '@gm/shared/format/datum';
import { AngabenBleiben } from '@gm/shared/formular/angaben-bleiben';
import { BESTAETIGUNG_GESCHICKT } from '@gm/shared/formular/bestaetigung';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { NumberField } from '@gm/shared/formular/number-field';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { ZeitFelder } from '@gm/shared/formular/veranstaltung/ort-und-zeit-felder';
import styles from '@gm/shared/formular/veranstaltung/ort-und-zeit-felder.module.css';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';
import { RICHTIGKEIT } from '@gm/shared/schemas/zustimmungen';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Anmieter } from './anmieter.tsx';
import { ArtFelder } from './art-felder.tsx';
import type { HallenanmietungProps } from './hallenanmietung.context.ts';
import { OhneVeranstaltung } from './ohne-veranstaltung.tsx';
import { OrtFelder } from './ort-felder.tsx';
import { PrivateFeier } from './private-feier.tsx';

const FELDER = Object.keys(LABEL).filter((feld) => feld !== 'anlass');
const PRIVATE_FELDER = ['anlass', ...Object.keys(PRIVAT_FELDER), ...FELDER];
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: somebody asks for a hall, for an event that the address names or for a party of their own. */
export default function Hallenanmietung(props: HallenanmietungProps) {
  const { veranstaltung } = props.context;
  const isPrivat = new URLSearchParams(props.seite.suche).get('anlass') === 'privat';
  if (isPrivat || veranstaltung) return <Anfrage {...props} veranstaltung={isPrivat ? null : veranstaltung} />;
  return <OhneVeranstaltung {...props} />;
}

/** The hall whose entry in the directory led here. */
function getHalle(seite: HallenanmietungProps['seite'], hallen: readonly string[]): Record<string, string> {
  const halle = new URLSearchParams(seite.suche).get('halle');
  return halle !== null && hallen.includes(halle) ? { veranstaltungsort: halle } : {};
}

/** Day and time of the event; midnight twice stands for hours nobody knows (requirement V-4). */
function getTermin(veranstaltung: VeranstaltungKurz | null): Record<string, string> {
  if (!veranstaltung) return {};
  const { datum_von, datum_bis, zeit_von, zeit_bis } = veranstaltung;
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

type AnfrageProps = HallenanmietungProps & { veranstaltung: VeranstaltungKurz | null };

function Anfrage({ options, seite, veranstaltung }: AnfrageProps) {
  const { gemeinde } = seite;
  const hallen = options.hallen.length > 0 ? options.hallen : getHallen(gemeinde.name, gemeinde.ortsteile);
  const [erste, von] = veranstaltung ? [1, 6] : [2, 7];
  const formular = useFormular({
    // A draft of one is none of the other.
    name: veranstaltung ? 'hallenanmietung' : 'hallenanmietung-privat',
    seite,
    aktion: options.aktion,
    felder: veranstaltung ? FELDER : PRIVATE_FELDER,
    vorgaben: { ...getTermin(veranstaltung), ...getHalle(seite, hallen) },
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
        bestaetigung: veranstaltung
          ? 'Der Veranstalter bekommt eine Bestätigung, wenn wir seine E-Mail-Adresse kennen.'
          : BESTAETIGUNG_GESCHICKT,
        follow: () =>
          veranstaltung && (
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
      {veranstaltung ? <Anmieter veranstaltung={veranstaltung} /> : <PrivateFeier von={von} />}
      <FormSection nummer={erste} von={von} titel="Belegungswunsch">
        <ZeitFelder label={LABEL} von="Mit Aufbau" bis="Mit Abbau" />
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
      <FormSection nummer={erste + 1} von={von} titel="Auswahl des Veranstaltungsortes">
        <OrtFelder hallen={hallen} />
      </FormSection>
      <FormSection nummer={erste + 2} von={von} titel="Art der Veranstaltung">
        <ArtFelder />
      </FormSection>
      <FormSection nummer={erste + 3} von={von} titel="Erwartete Besucherzahl">
        <NumberField name="besucherzahl" label={LABEL.besucherzahl} />
      </FormSection>
      <FormSection nummer={erste + 4} von={von} titel="Hausmeister">
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
      <FormSection nummer={erste + 5} von={von} titel="Bestätigung der Richtigkeit der Angaben">
        <CheckboxTile name="valid" required>
          {RICHTIGKEIT}
        </CheckboxTile>
      </FormSection>
    </FormularRahmen>
  );
}
