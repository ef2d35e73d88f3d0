import { defineMails } from '../../services/mail/letters.ts';

/** Mails of all subscriptions. */
export const SUBSCRIPTION_MAILS = defineMails('abos', 'Benachrichtigungen bestätigen', {
  bitte: {
    anlass: 'Eine Benachrichtigung per E-Mail wurde bestellt',
    betreff: 'Bitte bestätigen: {thema}',
    ueberschrift: 'Bitte bestätigen Sie Ihre Anmeldung',
    text: '{bestellt} Damit wir Ihnen schreiben dürfen, öffnen Sie bitte diese Seite und bestätigen Sie dort die Anmeldung.',
    schluss:
      'Ohne Bestätigung wird die Anmeldung nach {frist} gelöscht, und Sie hören nichts mehr von uns. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun.',
  },
});
