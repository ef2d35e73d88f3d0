import { formatDatum } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Alert } from '@gm/shared/ui/alert';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { ferienprogrammVerlosung } from './ferienprogramm-verlosung.context.ts';
import styles from './ferienprogramm-verlosung.module.css';
import { Nachrechnung } from './nachrechnung.tsx';

const formatTag = (augenblick: string) => formatDatum(readBerlinerZeit(new Date(augenblick)).tag);

/** The draw as everybody may see it. */
export default function FerienprogrammVerlosung({ context, options }: TemplateProps<typeof ferienprogrammVerlosung>) {
  const { verlosung } = context;
  if (!verlosung) {
    return (
      <Alert kind="warning" title="Der Stand der Verlosung konnte nicht geladen werden" level={2}>
        <p>Bitte laden Sie die Seite in einigen Minuten neu.</p>
      </Alert>
    );
  }
  const { stand, bis, zahl_name, festgelegt, pruefsumme, zahl, saat } = verlosung;
  return (
    <div className={styles.verlosung}>
      {stand === 'keine' && (
        <Alert title="Zurzeit wird nicht verlost" level={2}>
          <p>Die Plätze des Ferienprogramms werden der Reihe nach vergeben.</p>
        </Alert>
      )}
      {stand === 'wuensche' && (
        <Alert title={`Wünsche sind bis zum ${formatDatum(bis)} möglich`} level={2}>
          <p>
            Danach veröffentlichen wir hier die Prüfsumme der Wunschliste.
            {zahl_name && ` Das Los entsteht aus dieser Zahl: ${zahl_name}.`}
          </p>
        </Alert>
      )}
      {pruefsumme && (
        <section className={styles.teil} aria-labelledby="festgelegt">
          <h2 id="festgelegt">Festgelegt</h2>
          <dl className={styles.angaben}>
            {festgelegt && (
              <div>
                <dt>Wünsche festgelegt am</dt>
                <dd>{formatTag(festgelegt)}</dd>
              </div>
            )}
            <div>
              <dt>Prüfsumme der Wunschliste (SHA-256)</dt>
              <dd>
                <code>{pruefsumme}</code>
              </dd>
            </div>
            {zahl_name && (
              <div>
                <dt>Das Los entsteht aus</dt>
                <dd>{zahl_name}</dd>
              </div>
            )}
            {zahl && (
              <div>
                <dt>Diese Zahl war</dt>
                <dd>
                  <strong>{zahl}</strong>
                </dd>
              </div>
            )}
            {saat && (
              <div>
                <dt>Saat (SHA-256 von Prüfsumme und Zahl)</dt>
                <dd>
                  <code>{saat}</code>
                </dd>
              </div>
            )}
          </dl>
          {!zahl && <p>Die Zahl ist noch nicht gezogen, oder das Ergebnis ist noch nicht veröffentlicht.</p>}
        </section>
      )}
      {stand === 'verlost' && <Nachrechnung quelle={options.ergebnis} />}
    </div>
  );
}
