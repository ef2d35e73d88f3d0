import type { TemplateProps } from '@gm/shared/contract';
import { ContactLines } from '@gm/shared/detail/contact-lines';
import detail from '@gm/shared/detail/detail.module.css';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import type { kontakte } from './kontakte.context.ts';
import styles from './kontakte.module.css';

/** Contacts by subject (requirement M-14), as cards because a table does not fit on a phone. */
export default function Kontakte({ context }: TemplateProps<typeof kontakte>) {
  const id = useId();
  const { titel: title } = context;
  if (context.kontakte.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section labelledBy={title ? id : undefined}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={styles.list}>
        {context.kontakte.map(({ titel: name, text, telefon: phone, email }) => (
          <li key={name}>
            <Heading>{name}</Heading>
            {text && <p>{text}</p>}
            <ul className={detail.lines}>
              <ContactLines telefon={phone} email={email} />
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
