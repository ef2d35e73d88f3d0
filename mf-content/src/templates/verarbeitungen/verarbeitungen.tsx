import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { verarbeitungen } from './verarbeitungen.context.ts';
import styles from './verarbeitungen.module.css';

/** The page's text links to it. */
const ABSCHNITT = 'welche-angaben-wir-speichern';

/** Every form and service with what it keeps, what for and how long. Closed at first: nobody reads all of them. */
export default function Verarbeitungen({ context }: TemplateProps<typeof verarbeitungen>) {
  const { data } = context.verarbeitungen;
  if (data.length === 0) return null;
  return (
    <Abschnitt labelledBy={ABSCHNITT}>
      <h2 id={ABSCHNITT} className={styles.titel}>
        Welche Angaben wir speichern
      </h2>
      {data.map(({ titel, daten, zweck, dauer }) => (
        <details key={titel} className={styles.eintrag}>
          <summary>{titel}</summary>
          <dl>
            <dt>Ihre Angaben</dt>
            <dd>{daten.join(' · ')}</dd>
            <dt>Wofür wir sie brauchen</dt>
            <dd>{zweck}</dd>
            <dt>Wie lange wir sie behalten</dt>
            <dd>{dauer}</dd>
          </dl>
        </details>
      ))}
    </Abschnitt>
  );
}
