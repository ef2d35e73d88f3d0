import type { TemplateProps } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Alert } from '@gm/shared/ui/alert';
import type { ferienprogrammVerlosung } from './ferienprogramm-verlosung.context.ts';
import styles from './ferienprogramm-verlosung.module.css';
import { Recalculation } from './recalculation.tsx';

const formatDay = (instant: string) => formatDate(readBerlinTime(new Date(instant)).tag);

/** The public page of the draw. */
export default function FerienprogrammVerlosung({ context, options }: TemplateProps<typeof ferienprogrammVerlosung>) {
  const { verlosung: draw } = context;
  if (!draw) {
    return (
      <Alert kind="warning" title="Der Stand der Verlosung konnte nicht geladen werden" level={2}>
        <p>Bitte laden Sie die Seite in einigen Minuten neu.</p>
      </Alert>
    );
  }
  const {
    stand: state,
    bis: until,
    zahl_name,
    festgelegt: fixed,
    pruefsumme: checksum,
    zahl: figure,
    saat: seed,
  } = draw;
  return (
    <div className={styles.draw}>
      {state === 'keine' && (
        <Alert title="Zurzeit wird nicht verlost" level={2}>
          <p>Die Plätze des Ferienprogramms werden der Reihe nach vergeben.</p>
        </Alert>
      )}
      {state === 'wuensche' && (
        <Alert title={`Wünsche sind bis zum ${formatDate(until)} möglich`} level={2}>
          <p>
            Danach veröffentlichen wir hier die Prüfsumme der Wunschliste.
            {zahl_name && ` Gelost wird mit dieser öffentlichen Zahl: ${zahl_name}.`}
          </p>
        </Alert>
      )}
      {checksum && (
        <section className={styles.part} aria-labelledby="festgelegt">
          <h2 id="festgelegt">Festgelegt</h2>
          <dl className={styles.facts}>
            {fixed && (
              <div>
                <dt>Wünsche festgelegt am</dt>
                <dd>{formatDay(fixed)}</dd>
              </div>
            )}
            <div>
              <dt>Prüfsumme der Wunschliste (SHA-256)</dt>
              <dd>
                <code>{checksum}</code>
              </dd>
            </div>
            {zahl_name && (
              <div>
                <dt>Öffentliche Zahl für die Verlosung</dt>
                <dd>{zahl_name}</dd>
              </div>
            )}
            {figure && (
              <div>
                <dt>Diese Zahl war</dt>
                <dd>
                  <strong>{figure}</strong>
                </dd>
              </div>
            )}
            {seed && (
              <div>
                <dt>Saat (SHA-256 von Prüfsumme und Zahl)</dt>
                <dd>
                  <code>{seed}</code>
                </dd>
              </div>
            )}
          </dl>
          {!figure && <p>Die Zahl ist noch nicht gezogen, oder das Ergebnis ist noch nicht veröffentlicht.</p>}
        </section>
      )}
      {state === 'verlost' && <Recalculation source={options.ergebnis} />}
    </div>
  );
}
