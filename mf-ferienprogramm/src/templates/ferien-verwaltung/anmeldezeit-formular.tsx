import type { Ferienverwaltung } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { formatDatum } from '@gm/shared/format/datum';
import { DateField } from '@gm/shared/formular/date-field';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { useFormular } from '@gm/shared/formular/use-formular';
import type { Seite } from '@gm/shared/vertrag';
import styles from './ferien-verwaltung.module.css';

const FELDER = ['anmeldung_von', 'anmeldung_bis'];
const loadSchema = () =>
  import('@gm/shared/bereiche/ferienprogramm/ferienanmeldung').then((module) => module.ferienanmeldungSchema);
const kalender = () => ({});

interface AnmeldezeitProps {
  anmeldung: Ferienverwaltung['anmeldung'];
  aktion: string;
  seite: Seite;
}

/** From when to when families can register; a last day that has passed closes registration. */
export function AnmeldezeitFormular({ anmeldung, aktion, seite }: AnmeldezeitProps) {
  const formular = useFormular({
    name: 'ferien-verwaltung',
    seite,
    aktion,
    felder: FELDER,
    vorgaben: { anmeldung_von: formatDatum(anmeldung.von), anmeldung_bis: formatDatum(anmeldung.bis) },
    ohneEntwurf: FELDER,
    loadSchema,
  });
  return (
    <FormularRahmen
      formular={formular}
      absenden="Anmeldezeit speichern"
      erfolg={{
        titel: 'Gespeichert',
        text: <p>Die neue Anmeldezeit gilt sofort.</p>,
        ohneRueckweg: true,
        follow: () => (
          <p>
            {/* A new document: what stands around is how it was. */}
            <a href={seite.pfad} data-native="">
              So steht das Ferienprogramm jetzt
            </a>
          </p>
        ),
      }}
      fehlschlag={{
        titel: 'Die Anmeldezeit wurde nicht gespeichert',
        text: <p>Bitte versuchen Sie es noch einmal.</p>,
      }}
    >
      <div className={styles.paar}>
        <DateField name="anmeldung_von" label="Erster Tag der Anmeldung" required kalender={kalender} />
        <DateField
          name="anmeldung_bis"
          label="Letzter Tag der Anmeldung"
          required
          hint="Ein vergangener Tag schließt die Anmeldung."
          kalender={kalender}
        />
      </div>
    </FormularRahmen>
  );
}
