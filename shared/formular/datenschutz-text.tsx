import type { ReactNode } from 'react';

interface DatenschutzTextProps {
  link: string;
  /** Address to which the consent can be revoked. */
  mail: string;
}

/** A long address may break after its @. */
export function MailLink({ mail }: { mail: string }): ReactNode {
  const [konto, host] = mail.split('@');
  return (
    <a href={`mailto:${mail}`}>
      {konto}@<wbr />
      {host}
    </a>
  );
}

/** What somebody agrees to who sends a form (specification A5): statement read, one purpose, revocable by e-mail. */
export function DatenschutzText({ link, mail }: DatenschutzTextProps) {
  return (
    <>
      Ich habe die <a href={link}>Datenschutzerklärung</a> gelesen. Meine Angaben werden nur für diesen Zweck gespeichert.
      Die Einwilligung kann ich jederzeit per E-Mail an <MailLink mail={mail} /> widerrufen.
    </>
  );
}
