import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { EntwurfFormular } from '../../entwurf/entwurf-formular.tsx';
import type { FerienEntwurfProps } from './ferien-entwurf.context.ts';
import styles from './ferien-entwurf.module.css';
import { ERFOLG, WasGeschieht } from './was-geschieht.tsx';

const loadSchema = () =>
  import('@gm/shared/bereiche/ferienprogramm/ferienentwurf').then((module) => module.ferienentwurfSchema);

/** An event that nobody but staff sees yet: to be completed, published or thrown away. Nothing for published ones. */
export default function FerienEntwurf({ context: { event }, options, seite }: FerienEntwurfProps) {
  const { entwurf } = event;
  if (!entwurf) return null;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        <Alert title="Entwurf">
          <p>
            Diese Veranstaltung sehen nur Sie und Ihre Kolleginnen und Kollegen. Mit dem Veröffentlichen steht sie
            sofort im Ferienprogramm und ist buchbar.
          </p>
        </Alert>
        <section className={blatt.blatt} aria-labelledby="ferien-entwurf">
          <h2 id="ferien-entwurf">{event.titel}</h2>
          {entwurf.eintrag && (
            <p>
              Veranstalter aus dem Verzeichnis: <strong>{entwurf.eintrag}</strong>
            </p>
          )}
          <BildMitNachweis
            className={styles.bild}
            upload={{ bild: entwurf.bild }}
            sizes="(min-width: 28rem) 24rem, 92vw"
          />
          <EntwurfFormular
            name="ferien-entwurf"
            event={event}
            entwurf={entwurf}
            aktion={options.aktion}
            seite={seite}
            loadSchema={loadSchema}
            absenden="Absenden"
            erfolg={ERFOLG}
            weiter={
              <a href="/intranet/ferienprogramm/" data-native="">
                So steht das Ferienprogramm jetzt
              </a>
            }
            schluss={<WasGeschieht />}
          />
        </section>
      </div>
    </Abschnitt>
  );
}
