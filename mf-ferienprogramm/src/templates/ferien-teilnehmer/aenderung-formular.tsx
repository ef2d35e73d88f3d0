import { Bedingt } from '@gm/shared/formular/bedingt';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { NumberField } from '@gm/shared/formular/number-field';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextArea } from '@gm/shared/formular/text-area';
import { useFormular } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Seite } from '@gm/shared/vertrag';
import type { FerienTeilnehmerProps } from './ferien-teilnehmer.context.ts';

const FELDER = ['id', 'was', 'teilnehmer_max', 'grund'];
const loadSchema = () =>
  import('@gm/shared/bereiche/ferienprogramm/ferienaenderung').then((module) => module.ferienaenderungSchema);

interface AenderungProps {
  event: FerienTeilnehmerProps['context']['event'];
  aktion: string;
  seite: Seite;
}

/** More or fewer places, or none at all. */
export function AenderungFormular({ event, aktion, seite }: AenderungProps) {
  const formular = useFormular({
    name: 'ferien-teilnehmer',
    seite,
    aktion,
    felder: FELDER,
    vorgaben: { id: String(event.id), teilnehmer_max: String(event.teilnehmer_max) },
    ohneEntwurf: FELDER,
    loadSchema,
  });
  const erneut = (
    // A new document: what stands above is how it was.
    <a href={seite.pfad} data-native="">
      So steht die Veranstaltung jetzt
    </a>
  );
  return (
    <FormularRahmen
      formular={formular}
      absenden="Speichern"
      erfolg={{
        titel: 'Gespeichert',
        text: <p>Wen es betrifft, der bekommt eine E-Mail.</p>,
        ohneRueckweg: true,
        follow: () => <p>{erneut}</p>,
      }}
      fehlschlag={{
        titel: 'Die Änderung wurde nicht gespeichert',
        text: <p>Bitte versuchen Sie es noch einmal.</p>,
      }}
    >
      <HiddenField name="id" />
      <RadioGroup
        name="was"
        label="Was möchten Sie tun?"
        required
        optionen={[
          { wert: 'plaetze', text: 'Plätze ändern', hinweis: 'Neue Plätze werden sofort der Warteliste angeboten.' },
          {
            wert: 'absagen',
            text: 'Veranstaltung absagen',
            hinweis: 'Alle Familien bekommen eine E-Mail. Das lässt sich nicht zurücknehmen.',
          },
        ]}
      />
      <Angaben />
    </FormularRahmen>
  );
}

function Angaben() {
  const was = useWert('was');
  return (
    <>
      <Bedingt wenn={was === 'plaetze'}>
        <NumberField
          name="teilnehmer_max"
          label="Größte Teilnehmerzahl"
          required={was === 'plaetze'}
          hint="999 heißt unbegrenzt."
        />
      </Bedingt>
      <Bedingt wenn={was === 'absagen'}>
        <TextArea
          name="grund"
          label="Grund der Absage"
          required={was === 'absagen'}
          hint="Steht so in der E-Mail an alle Familien."
          rows={4}
        />
      </Bedingt>
    </>
  );
}
