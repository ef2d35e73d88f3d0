import detail from '@gm/shared/detail/detail.module.css';
import { Kontaktzeilen } from '@gm/shared/detail/kontaktzeilen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import type { kontakte } from './kontakte.context.ts';
import styles from './kontakte.module.css';

/** Whom to call or write about what (requirement M-14); a table of them is no use on a phone. */
export default function Kontakte({ context }: TemplateProps<typeof kontakte>) {
  const id = useId();
  const { titel } = context;
  if (context.kontakte.length === 0) return null;
  const Heading = titel ? 'h3' : 'h2';
  return (
    <Abschnitt labelledBy={titel ? id : undefined}>
      {titel && (
        <h2 id={id} className={styles.titel}>
          {titel}
        </h2>
      )}
      <ul className={styles.liste}>
        {context.kontakte.map(({ titel: name, text, telefon, email }) => (
          <li key={name}>
            <Heading>{name}</Heading>
            {text && <p>{text}</p>}
            <ul className={detail.zeilen}>
              <Kontaktzeilen telefon={telefon} email={email} />
            </ul>
          </li>
        ))}
      </ul>
    </Abschnitt>
  );
}
