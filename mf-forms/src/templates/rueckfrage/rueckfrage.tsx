import { describeFailure } from '@gm/shared/formular/fehlschlag';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { getDefaults, KorrekturFelder } from '@gm/shared/formular/korrektur-felder';
import { TextArea } from '@gm/shared/formular/text-area';
import { useFormular } from '@gm/shared/formular/use-formular';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { Seite } from '@gm/shared/vertrag';
import type { RueckfrageProps } from './rueckfrage.context.ts';
import styles from './rueckfrage.module.css';

type Frage = NonNullable<RueckfrageProps['context']['rueckfrage']>;

const NICHTS: Frage = { referenz: '', bezeichnung: '', frage: '', korrekturfelder: [] };
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** A question of the town hall to whoever sent something, and the form that answers it. */
export default function Rueckfrage({ context: { rueckfrage }, options, seite }: RueckfrageProps) {
  // The answer ends the link: with the news that it arrived there is no question any more.
  if (!rueckfrage && seite.formular?.status !== 'success') {
    return (
      <Alert kind="warning" title="Diese Frage ist nicht mehr offen">
        <p>
          Sie ist schon beantwortet, oder der Link ist nicht vollständig. Bei Fragen schreiben Sie uns an{' '}
          <MailLink adresse={seite.gemeinde.email} />.
        </p>
      </Alert>
    );
  }
  return <Antwortformular frage={rueckfrage ?? NICHTS} aktion={options.aktion} seite={seite} />;
}

function Antwortformular({ frage, aktion, seite }: { frage: Frage; aktion: string; seite: Seite }) {
  const { korrekturfelder: felder } = frage;
  const formular = useFormular({
    name: 'rueckfrage',
    seite,
    aktion,
    felder: ['token', 'antwort', ...felder.map(({ feld }) => feld)],
    vorgaben: { token: new URLSearchParams(seite.suche).get('token') ?? '', ...getDefaults(felder) },
    loadSchema,
  });
  return (
    <FormularRahmen
      formular={formular}
      absenden="Antwort abschicken"
      erfolg={{
        titel: 'Vielen Dank für Ihre Antwort!',
        text: <p>Wir bearbeiten Ihr Anliegen jetzt weiter und melden uns per E-Mail.</p>,
        ohneRueckweg: true,
      }}
      fehlschlag={describeFailure(seite.gemeinde.email)}
    >
      <section className={styles.frage} aria-labelledby="rueckfrage-frage">
        <h2 id="rueckfrage-frage">Unsere Frage</h2>
        <p className={styles.worum}>
          {frage.bezeichnung} {frage.referenz}
        </p>
        <blockquote className={styles.worte}>{frage.frage}</blockquote>
      </section>
      <HiddenField name="token" />
      <TextArea name="antwort" label="Ihre Antwort" required />
      {felder.length > 0 && (
        <details className={styles.angaben}>
          <summary>Angaben ändern</summary>
          <div className={styles.felder}>
            <KorrekturFelder felder={felder} />
          </div>
        </details>
      )}
    </FormularRahmen>
  );
}
