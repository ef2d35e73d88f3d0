import { MailLink } from '../ui/mail-link.tsx';

/** What to do when sending failed: nothing is lost, and there is another way. */
export function AngabenBleiben({ mail }: { mail: string }) {
  return (
    <p>
      Ihre Angaben stehen noch im Formular. Bitte versuchen Sie es in einigen Minuten erneut. In dringenden Fällen
      schreiben Sie uns an <MailLink adresse={mail} />.
    </p>
  );
}
