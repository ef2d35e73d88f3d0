import { FERIENENTWURF_FELDER as LABEL } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf-felder';
import type { Entwurf } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { NumberField } from '@gm/shared/formular/number-field';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { RichTextField } from '@gm/shared/formular/rich-text-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import type { Seite } from '@gm/shared/vertrag';
import { useWatch } from 'react-hook-form';

const FELDER = ['id', ...Object.keys(LABEL), 'was'];
const loadSchema = () =>
  import('@gm/shared/bereiche/ferienprogramm/ferienentwurf').then((module) => module.ferienentwurfSchema);
const kalender = () => ({});

/** What came of each choice. */
const ERFOLG = {
  speichern: { titel: 'Gespeichert', text: <p>Der Entwurf bleibt unsichtbar, bis Sie ihn veröffentlichen.</p> },
  veroeffentlichen: { titel: 'Veröffentlicht', text: <p>Die Veranstaltung steht sofort im Ferienprogramm.</p> },
  verwerfen: { titel: 'Entwurf verworfen', text: <p>Die Veranstaltung ist gelöscht.</p> },
} as const;
const isWahl = (was: unknown): was is keyof typeof ERFOLG => typeof was === 'string' && was in ERFOLG;

interface EntwurfProps {
  event: { id: number };
  entwurf: Entwurf;
  aktion: string;
  seite: Seite;
}

/** What is empty is left out: a box that has a value is ticked. */
const buildVorgaben = ({ werte }: Entwurf) =>
  Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== ''));

/** The whole event, and what becomes of it. */
export function EntwurfFormular({ event, entwurf, aktion, seite }: EntwurfProps) {
  const formular = useFormular({
    name: 'ferien-entwurf',
    seite,
    aktion,
    felder: FELDER,
    vorgaben: { ...buildVorgaben(entwurf), id: String(event.id), was: 'speichern' },
    ohneEntwurf: FELDER,
    loadSchema,
  });
  const was = useWatch({ control: formular.form.control, name: 'was' });
  return (
    <FormularRahmen
      formular={formular}
      absenden="Absenden"
      erfolg={{
        ...ERFOLG[isWahl(was) ? was : 'speichern'],
        ohneRueckweg: true,
        follow: () => (
          <p>
            {/* A new document: what stands around is how it was. */}
            <a href="/intranet/ferienprogramm/" data-native="">
              So steht das Ferienprogramm jetzt
            </a>
          </p>
        ),
      }}
      fehlschlag={{
        titel: 'Der Entwurf wurde nicht gespeichert',
        text: <p>Bitte versuchen Sie es noch einmal.</p>,
      }}
    >
      <HiddenField name="id" />
      <FormSection nummer={1} von={3} titel="Veranstaltung">
        <TextField name="titel" label={LABEL.titel} required />
        <TextArea
          name="einleitung"
          label={LABEL.einleitung}
          rows={2}
          hint="Ein oder zwei Sätze, die auch in Listen und bei Suchmaschinen stehen."
        />
        <RichTextField name="text" label={LABEL.text} hint="Zum Veröffentlichen nötig." />
        <div className={blatt.paar}>
          <TextField name="veranstalter" label={LABEL.veranstalter} />
          <TextField name="veranstaltungsort" label={LABEL.veranstaltungsort} hint="Zum Veröffentlichen nötig." />
        </div>
        <TextField name="bildtext" label={LABEL.bildtext} hint="Steht unter dem Bild." />
      </FormSection>
      <FormSection nummer={2} von={3} titel="Termin, Plätze und Preis">
        <div className={blatt.paar}>
          <DateField name="datum_von" label={LABEL.datum_von} required kalender={kalender} />
          <DateField name="datum_bis" label={LABEL.datum_bis} required kalender={kalender} />
        </div>
        <div className={blatt.paar}>
          <TextField name="zeit_von" label={LABEL.zeit_von} hint="Zum Beispiel 09:00. Leer: den ganzen Tag." />
          <TextField name="zeit_bis" label={LABEL.zeit_bis} hint="Zum Beispiel 12:00" />
        </div>
        <CheckboxTile name="taeglich">{LABEL.taeglich}</CheckboxTile>
        <div className={blatt.paar}>
          <NumberField name="alter_min" label={LABEL.alter_min} required hint="In Jahren" />
          <NumberField name="alter_max" label={LABEL.alter_max} required hint="In Jahren, 999 heißt unbegrenzt." />
        </div>
        <div className={blatt.paar}>
          <NumberField name="teilnehmer_min" label={LABEL.teilnehmer_min} required />
          <NumberField name="teilnehmer_max" label={LABEL.teilnehmer_max} required hint="999 heißt unbegrenzt." />
        </div>
        <div className={blatt.paar}>
          <NumberField name="preis" label={LABEL.preis} required dezimal hint="In Euro je Kind, 0 für kostenlos" />
          <NumberField name="preis_geschwister" label={LABEL.preis_geschwister} dezimal hint="In Euro je Kind" />
        </div>
        <TextArea name="mitbringen" label={LABEL.mitbringen} rows={2} />
      </FormSection>
      <FormSection nummer={3} von={3} titel="Was soll geschehen?">
        <RadioGroup
          name="was"
          label="Was möchten Sie tun?"
          required
          optionen={[
            { wert: 'speichern', text: 'Entwurf speichern', hinweis: 'Er bleibt unsichtbar.' },
            {
              wert: 'veroeffentlichen',
              text: 'Veröffentlichen',
              hinweis:
                'Die Veranstaltung steht sofort im Ferienprogramm. Danach lassen sich nur noch die Plätze ändern, und man kann sie absagen.',
            },
            { wert: 'verwerfen', text: 'Entwurf verwerfen', hinweis: 'Das lässt sich nicht zurücknehmen.' },
          ]}
        />
      </FormSection>
    </FormularRahmen>
  );
}
