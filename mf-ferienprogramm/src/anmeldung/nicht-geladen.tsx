import { MailLink } from '@gm/shared/ui/mail-link';
import type { Seite } from '@gm/shared/vertrag';

/** For browsers the registration does not reach: what stands on the page is all the server could send. */
export function NichtGeladen({ seite, email }: { seite: Seite; email: string }) {
  return (
    <p>
      Kommt hier nichts mehr, hat Ihr Browser die Anmeldung nicht laden können. Bitte{' '}
      <a href={seite.pfad + seite.suche} data-native="">
        laden Sie die Seite neu
      </a>{' '}
      oder melden Sie sich im Rathaus an: Telefon {seite.gemeinde.telefon}, E-Mail <MailLink adresse={email} />.
    </p>
  );
}
