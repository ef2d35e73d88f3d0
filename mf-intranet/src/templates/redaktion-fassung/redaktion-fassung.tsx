import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import styles from '../../freigaben/detail.module.css';
import { neuAnmelden } from '../../redaktion/neu-anmelden.tsx';
import type { RedaktionFassungProps } from './redaktion-fassung.context.ts';

const loadSchema = () => import('@gm/shared/schemas/redaktion-beitrag').then((module) => module.wiederherstellenSchema);

/** An earlier version of an entry, and the way back to it. */
export default function RedaktionFassung({ context: { fassung }, options, seite }: RedaktionFassungProps) {
  const { referenz, version, detailURL, angaben } = fassung;
  const namen = ['referenz', 'version', 'fassung'];
  const formular = useFormular({
    name: 'redaktion-fassung',
    seite,
    aktion: options.aktion,
    felder: namen,
    vorgaben: { referenz, version: String(version), fassung: String(fassung.fassung) },
    ohneEntwurf: namen,
    loadSchema,
  });
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href={detailURL} text="Zum Beitrag" />
        <div className={`${styles.spalten} ${styles.breit}`}>
          <section className={blatt.blatt} aria-labelledby="fassung-inhalt">
            <h2 id="fassung-inhalt">
              Fassung {fassung.fassung} von {version}
            </h2>
            <p className={styles.meta}>
              {fassung.wer}, {fassung.am}
            </p>
            <dl className={styles.angaben}>
              {angaben.map(({ titel, wert }) => (
                <div key={titel}>
                  <dt>{titel}</dt>
                  <dd>{wert}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className={blatt.blatt} aria-labelledby="fassung-wiederherstellen">
            <h2 id="fassung-wiederherstellen">Wiederherstellen</h2>
            <FormularRahmen
              formular={formular}
              absenden="Diese Fassung wiederherstellen"
              erfolg={{
                titel: 'Wiederhergestellt',
                text: <p>Die Fassung {fassung.fassung} ist jetzt auch die neueste.</p>,
                ohneRueckweg: true,
                fuerMitarbeitende: true,
                follow: () => (
                  <p>
                    <a href={detailURL} data-native="">
                      Weiter bearbeiten
                    </a>
                  </p>
                ),
              }}
              fehlschlag={{
                titel: 'Die Fassung wurde nicht wiederhergestellt',
                text: <p>Bitte versuchen Sie es noch einmal.</p>,
                abgemeldet: neuAnmelden,
              }}
            >
              <HiddenField name="referenz" />
              <HiddenField name="version" />
              <HiddenField name="fassung" />
              <p>
                Sie wird als neue Fassung gespeichert; alle anderen bleiben erhalten. Auf der Website ändert sich erst
                mit der nächsten Freigabe etwas.
              </p>
            </FormularRahmen>
          </section>
        </div>
      </div>
    </Abschnitt>
  );
}
