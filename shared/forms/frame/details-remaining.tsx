import { MailLink } from '../../ui/mail-link.tsx';

/** Help after a failed submission: nothing is lost, and there is another way. */
export function DetailsRemaining({ mail }: { mail: string }) {
  return (
    <p>
      Ihre Angaben stehen noch im Formular. Bitte versuchen Sie es in einigen Minuten erneut. In dringenden Fällen
      schreiben Sie uns an <MailLink address={mail} />.
    </p>
  );
}
