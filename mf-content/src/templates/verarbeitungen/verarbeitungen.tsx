import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import type { verarbeitungen } from './verarbeitungen.context.ts';
import styles from './verarbeitungen.module.css';

/** Target of a link in the page's text. */
const SECTION = 'welche-angaben-wir-speichern';

/** Stored data, purpose and retention for every form and service, collapsed by default because of the length. */
export default function Verarbeitungen({ context }: TemplateProps<typeof verarbeitungen>) {
  const { data } = context.verarbeitungen;
  if (data.length === 0) return null;
  return (
    <Section labelledBy={SECTION}>
      <h2 id={SECTION} className={styles.title}>
        Welche Angaben wir speichern
      </h2>
      {data.map(({ titel: title, daten: data, zweck: purpose, dauer: duration }) => (
        <details key={title} className={styles.entry}>
          <summary>{title}</summary>
          <dl>
            <dt>Ihre Angaben</dt>
            <dd>{data.join(' · ')}</dd>
            <dt>Wofür wir sie brauchen</dt>
            <dd>{purpose}</dd>
            <dt>Wie lange wir sie behalten</dt>
            <dd>{duration}</dd>
          </dl>
        </details>
      ))}
    </Section>
  );
}
