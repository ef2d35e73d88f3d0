import {
  getHalls,
  HALLENANMIETUNG_FIELDS as LABEL,
  PRIVATE_FIELDS,
} from '@gm/shared/areas/hallen/hallenanmietung-fields';
import { formatDate } from '@gm/shared/format/date';
import { TimeFields } from '@gm/shared/forms/event/location-and-time-fields';
import styles from '@gm/shared/forms/event/location-and-time-fields.module.css';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { NumberField } from '@gm/shared/forms/fields/number-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { DetailsRemaining } from '@gm/shared/forms/frame/details-remaining';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { CONFIRMATION_SENT } from '@gm/shared/forms/state/confirmation';
import { useForm } from '@gm/shared/forms/state/use-form';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { CORRECTNESS } from '@gm/shared/schemas/consents';
import type { VeranstaltungShort } from '@gm/shared/schemas/events/veranstaltung-data';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { HallenanmietungProps } from './hallenanmietung.context.ts';
import { KindFields } from './kind-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { PrivateFeier } from './private-feier.tsx';
import { Renter } from './renter.tsx';
import { WithoutVeranstaltung } from './without-veranstaltung.tsx';

const FIELDS = Object.keys(LABEL).filter((field) => field !== 'anlass');
const PRIVATE_FELDER = ['anlass', ...Object.keys(PRIVATE_FIELDS), ...FIELDS];
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form to request a hall, for the event named in the address or a private party. */
export default function Hallenanmietung(props: HallenanmietungProps) {
  const { veranstaltung } = props.context;
  const isPrivate = new URLSearchParams(props.seite.suche).get('anlass') === 'privat';
  if (isPrivate || veranstaltung) return <Inquiry {...props} veranstaltung={isPrivate ? null : veranstaltung} />;
  return <WithoutVeranstaltung {...props} />;
}

/** Hall whose directory entry linked here. */
function getHall(page: HallenanmietungProps['seite'], halls: readonly string[]): Record<string, string> {
  const hall = new URLSearchParams(page.suche).get('halle');
  return hall !== null && halls.includes(hall) ? { veranstaltungsort: hall } : {};
}

/** Day and time of the event; midnight for both start and end means unknown times (requirement V-10). */
function getTermin(veranstaltung: VeranstaltungShort | null): Record<string, string> {
  if (!veranstaltung) return {};
  const { datum_von, datum_bis, zeit_von, zeit_bis } = veranstaltung;
  const today = readBerlinTime(new Date()).tag;
  const defaults: Record<string, string> = {};
  // A series may have started in the past.
  if (datum_von && datum_von >= today) defaults.datum_von = formatDate(datum_von);
  if (datum_bis && datum_bis >= today) defaults.datum_bis = formatDate(datum_bis);
  if (zeit_von && zeit_bis && (zeit_von !== '00:00' || zeit_bis !== '00:00')) {
    Object.assign(defaults, { zeit_von, zeit_bis, veranstaltungsbeginn: zeit_von });
  }
  return defaults;
}

type InquiryProps = HallenanmietungProps & { veranstaltung: VeranstaltungShort | null };

function Inquiry({ options, seite: page, veranstaltung }: InquiryProps) {
  const { gemeinde } = page;
  const halls = options.hallen.length > 0 ? options.hallen : getHalls(gemeinde.name, gemeinde.ortsteile);
  const [first, from] = veranstaltung ? [1, 6] : [2, 7];
  const form = useForm({
    // Separate drafts for the two variants.
    name: veranstaltung ? 'hallenanmietung' : 'hallenanmietung-privat',
    seite: page,
    action: options.aktion,
    fields: veranstaltung ? FIELDS : PRIVATE_FELDER,
    presets: { ...getTermin(veranstaltung), ...getHall(page, halls) },
    notKept: ['valid'],
    loadSchema,
  });

  return (
    <FormFrame
      form={form}
      submit="Hallenanmietung anfragen"
      success={{
        title: 'Vielen Dank für Ihre Anfrage!',
        text: <p>{options.erfolgstext}</p>,
        confirmation: veranstaltung
          ? 'Der Veranstalter bekommt eine Bestätigung, wenn wir seine E-Mail-Adresse kennen.'
          : CONFIRMATION_SENT,
        follow: () =>
          veranstaltung && (
            <p>
              <LinkButton href={options.eintragLink}>weitere Veranstaltung eintragen</LinkButton>
            </p>
          ),
      }}
      failure={{
        title: 'Leider ist ein Fehler beim Eintrag aufgetreten',
        text: <DetailsRemaining mail={gemeinde.email} />,
      }}
    >
      {veranstaltung ? <Renter veranstaltung={veranstaltung} /> : <PrivateFeier from={from} />}
      <FormSection number={first} from={from} title="Belegungswunsch">
        <TimeFields label={LABEL} from="Mit Aufbau" until="Mit Abbau" />
        <div className={styles.pair}>
          <TextField name="saaloeffnung" label={LABEL.saaloeffnung} required hint="Zum Beispiel 18:00" width="short" />
          <TextField
            name="veranstaltungsbeginn"
            label={LABEL.veranstaltungsbeginn}
            required
            hint="Zum Beispiel 19:30"
            width="short"
          />
        </div>
      </FormSection>
      <FormSection number={first + 1} from={from} title="Auswahl des Veranstaltungsortes">
        <LocationFields hallen={halls} />
      </FormSection>
      <FormSection number={first + 2} from={from} title="Art der Veranstaltung">
        <KindFields />
      </FormSection>
      <FormSection number={first + 3} from={from} title="Erwartete Besucherzahl">
        <NumberField name="besucherzahl" label={LABEL.besucherzahl} />
      </FormSection>
      <FormSection number={first + 4} from={from} title="Hausmeister">
        <RadioGroup
          name="hausmeister"
          label={LABEL.hausmeister}
          hint="Brauchen Sie den Hausmeister während der Veranstaltung?"
          sideBySide
          options={[
            { wert: '1', text: 'Ja' },
            { wert: '0', text: 'Nein' },
          ]}
        />
      </FormSection>
      <FormSection number={first + 5} from={from} title="Bestätigung der Richtigkeit der Angaben">
        <CheckboxTile name="valid" required>
          {CORRECTNESS}
        </CheckboxTile>
      </FormSection>
    </FormFrame>
  );
}
