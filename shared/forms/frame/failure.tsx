import { MailLink } from '../../ui/mail-link.tsx';

/** Message above the button if a request could not be sent (requirement K-4). */
export function describeFailure(mail: string) {
  return {
    title: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
    text: (
      <p>
        Wir beheben den Fehler so schnell wie möglich. Ihre Angaben stehen noch im Formular, bitte versuchen Sie es
        später erneut. In dringenden Fällen schreiben Sie uns eine E-Mail an <MailLink address={mail} />.
      </p>
    ),
  };
}
