import { MailLink } from './datenschutz-text.tsx';

/** What stands below the failure text of a form. */
export function FehlschlagText({ mail }: { mail: string }) {
  return (
    <p>
      Ihre Angaben stehen noch im Formular. Bitte versuchen Sie es in einigen Minuten erneut. In dringenden Fällen
      schreiben Sie uns an <MailLink mail={mail} />.
    </p>
  );
}
