import { FERIENENTWURF_FELDER as LABEL } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf-felder';
import type { Entwurf } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { DateField } from '@gm/shared/formular/date-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { NumberField } from '@gm/shared/formular/number-field';
import { RichTextField } from '@gm/shared/formular/rich-text-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import type { Seite } from '@gm/shared/vertrag';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

const FELDER = ['id', ...Object.keys(LABEL), 'was'];
const kalender = () => ({});

interface EntwurfProps {
  /** Of the template, and of the form. */
  name: string;
  event: { id: number };
  entwurf: Entwurf;
  aktion: string;
  seite: Seite;
  loadSchema: Parameters<typeof useFormular>[0]['loadSchema'];
  absenden: string;
  /** What came of each choice of `was`. */
  erfolg: { speichern: Erfolg } & Record<string, Erfolg>;
  /** Leads on from there, to a new document: what stands around is how it was. */
  weiter: ReactNode;
  /** Hidden fields besides. */
  weitere?: Record<string, string>;
  /** The last section: what becomes of it. */
  schluss: ReactNode;
}
interface Erfolg {
  titel: string;
  text: ReactNode;
}

/** What is empty is left out: a box that has a value is ticked. */
const buildVorgaben = ({ werte }: Entwurf) =>
  Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== ''));

/** The whole event as staff and its organiser write it, and what becomes of it. */
export function EntwurfFormular({
  name,
  event,
  entwurf,
  aktion,
  seite,
  loadSchema,
  absenden,
  erfolg,
  weiter,
  weitere = {},
  schluss,
}: EntwurfProps) {
  const felder = [...FELDER, ...Object.keys(weitere), 'fertig'];
  const formular = useFormular({
    name,
    seite,
    aktion,
    felder,
    vorgaben: { ...buildVorgaben(entwurf), ...weitere, id: String(event.id), was: 'speichern' },
    ohneEntwurf: felder,
    loadSchema,
  });
  const was: unknown = useWatch({ control: formular.form.control, name: 'was' });
  return (
    <FormularRahmen
      formular={formular}
      absenden={absenden}
      erfolg={{
        ...((typeof was === 'string' && erfolg[was]) || erfolg.speichern),
        ohneRueckweg: true,
        follow: () => <p>{weiter}</p>,
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
      {schluss}
    </FormularRahmen>
  );
}
