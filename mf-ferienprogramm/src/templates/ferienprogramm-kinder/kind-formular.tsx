import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { DateField } from '@gm/shared/formular/date-field';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { readDatum } from '@gm/shared/regeln/read-datum';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ADRESSFELDER, FEHLSCHLAG } from '../../anmeldung/angaben.tsx';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { addKind, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { findSuitable, toGewaehlte } from '../../anmeldung/auswahl.ts';
import styles from '../../anmeldung/schritt-knoepfe.module.css';
import { openSchritt } from '../../anmeldung/schritt-rahmen.tsx';
import { SchrittFelder } from '../../anmeldung/schritt-titel.tsx';
import { useWeiter } from '../../anmeldung/use-weiter.ts';
import { Wohnort } from '../../anmeldung/wohnort.tsx';
import { Ausfall } from '../../programm/ausfall.tsx';
import { Wunsch } from './wunsch.tsx';

const FELDER = [...ADRESSFELDER, 'geburtstag', 'geschlecht', 'bemerkung'];
const GESCHLECHTER: readonly Kind['geschlecht'][] = ['männlich', 'weiblich', 'divers', 'keine Angabe'];

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

interface KindFormularProps {
  options: AnmeldungOptionen;
  seite: Seite;
  /** Street of the contact data: most children live there. */
  strasse: string;
  /** Surname of the contact data; a child may bring another one along for the next. */
  name: string;
  /** null while it is on its way, or did not come. */
  programm: readonly Ferienveranstaltung[] | null;
  gescheitert: boolean;
  jetzt: Date;
  /** @param fuer the event the visitor came from, where the child has it now */
  onAdded: (vorname: string, fuer: string | undefined) => void;
}

/** One child; it can be added once there is an event for it (requirement F-10). */
export function KindFormular({
  options,
  seite,
  strasse,
  name,
  programm,
  gescheitert,
  jetzt,
  onAdded,
}: KindFormularProps) {
  const { kinder, vorgemerkt } = useAnmeldung();
  const weiter = useWeiter();
  const [mitWunsch, setMitWunsch] = useState(true);
  const formular = useFormular({
    name: 'ferienprogramm-kinder',
    seite,
    async aktion(werte) {
      // The button says that it does nothing now, but the Enter key in a field leads here, too.
      if (!geeignete?.length) return { art: 'felder', fehler: [] };
      const kind = werte as unknown as Kind;
      const gleich = mitWunsch ? wunsch : undefined;
      addKind(kind, gleich ? [toGewaehlte(gleich)] : []);
      formular.startAfresh();
      setMitWunsch(true);
      if (weiter.isWeiter()) openSchritt('programm');
      else onAdded(kind.vorname, gleich?.titel);
      return null;
    },
    felder: FELDER,
    ohneEntwurf: ['name', 'strasse', 'plz', 'ort'],
    loadSchema,
  });
  const { form } = formular;
  const geburtstag = readDatum(String(useWatch({ control: form.control, name: 'geburtstag' }) ?? ''));
  const geeignete = programm && geburtstag ? findSuitable(programm, kinder, geburtstag, jetzt) : null;

  const wunsch = geeignete?.find(({ id }) => id === vorgemerkt);

  return (
    <FormularRahmen
      formular={formular}
      fehlschlag={FEHLSCHLAG}
      absenden={
        <div className={styles.hinzufuegen}>
          <Button {...weiter.bleiben} aria-disabled={!geeignete?.length}>
            Kind hinzufügen
          </Button>
          <Button {...weiter.weiter} variant="secondary" aria-disabled={!geeignete?.length}>
            Hinzufügen und weiter
          </Button>
        </div>
      }
    >
      <SchrittFelder titel="Schritt 2: Angaben zum Kind">
        <TextField name="vorname" label="Vorname" required breite="mittel" autoComplete="off" />
        <TextField
          name="name"
          label="Name"
          required
          breite="mittel"
          autoComplete="off"
          vorgabe={kinder.at(-1)?.name ?? name}
        />
        <TextField name="strasse" label="Straße" required breite="mittel" autoComplete="off" vorgabe={strasse} />
        <Wohnort options={options} />
        <DateField
          name="geburtstag"
          label="Geburtstag"
          required
          hint="TT.MM.JJJJ – danach sehen wir, welche Veranstaltungen passen."
        />
        {geburtstag && !programm && !gescheitert && <p role="status">Das Programm wird geladen …</p>}
        {!programm && gescheitert && <Ausfall endpoint={options.programm} seite={seite} />}
        {geeignete?.length === 0 && (
          <Alert
            kind="warning"
            level={3}
            live
            title="Es wurden keine passenden Veranstaltungen für dieses Alter gefunden oder die Veranstaltungen sind bereits ausgebucht."
          />
        )}
        {geeignete && geeignete.length > 0 && (
          <p role="status">
            {geeignete.length === 1 ? 'Eine Veranstaltung passt' : `${geeignete.length} Veranstaltungen passen`} zu
            diesem Alter.
          </p>
        )}
        {wunsch && <Wunsch titel={wunsch.titel} gewaehlt={mitWunsch} onChange={setMitWunsch} />}
        <SelectField name="geschlecht" label="Geschlecht" required optionen={GESCHLECHTER} />
        <TextArea
          name="bemerkung"
          label="Bemerkung"
          hint="Zum Beispiel Allergien, Medikamente oder wen wir im Notfall anrufen."
          rows={3}
        />
      </SchrittFelder>
    </FormularRahmen>
  );
}
