import type { Page } from '@gm/shared/contract';
import { MailLink } from '@gm/shared/ui/mail-link';

/** For browsers without the wizard's script: the server can render no more than this. */
export function NotLoaded({ seite: page, email }: { seite: Page; email: string }) {
  return (
    <p>
      Kommt hier nichts mehr, hat Ihr Browser die Anmeldung nicht laden können. Bitte{' '}
      <a href={page.pfad + page.suche} data-native="">
        laden Sie die Seite neu
      </a>{' '}
      oder melden Sie sich im Rathaus an: Telefon {page.gemeinde.telefon}, E-Mail <MailLink address={email} />.
    </p>
  );
}
