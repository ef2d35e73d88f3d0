import { defineMails } from '../mail/letters.ts';

const UNKNOWN =
  'Wenn Sie davon wissen, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest und melden Sie sich bei der Verwaltung.';

/** Mails to account owners; each opens with the recipient's name. */
export const ACCOUNT_MAILS = defineMails(
  'konten',
  'Konten',
  {
    einladung: {
      anlass: 'Ein Konto wurde angelegt',
      betreff: 'Ihr Konto {wo}',
      text: 'für Sie wurde ein Konto {wo} angelegt. Bitte legen Sie auf dieser Seite Ihr Passwort fest.',
      schluss:
        'Der Link gilt sieben Tage und nur einmal. Danach hilft „Passwort vergessen“ auf der Anmeldeseite weiter.',
    },
    vergessen: {
      anlass: 'Jemand hat sein Passwort vergessen',
      betreff: 'Neues Passwort festlegen',
      text: 'für Ihr Konto wurde ein neues Passwort angefordert. Auf dieser Seite legen Sie es fest.',
      schluss:
        'Der Link gilt {minuten} Minuten und nur einmal. Wenn Sie kein neues Passwort angefordert haben, brauchen Sie nichts zu tun: Das bisherige gilt weiter.',
    },
    passwort: {
      anlass: 'Das Passwort eines Kontos wurde geändert',
      betreff: 'Ihr Passwort wurde geändert',
      text: 'am {zeitpunkt}, wurde das Passwort Ihres Kontos {wo} geändert.',
      schluss: UNKNOWN,
    },
    'faktor-an': {
      anlass: 'Ein zweiter Faktor wurde eingeschaltet',
      betreff: 'Zweiter Faktor eingeschaltet',
      text: 'am {zeitpunkt}, wurde für Ihr Konto {wo} ein zweiter Faktor eingeschaltet; frühere Notfallcodes gelten nicht mehr.',
      schluss: UNKNOWN,
    },
    'faktor-aus': {
      anlass: 'Der zweite Faktor wurde abgeschaltet',
      betreff: 'Zweiter Faktor abgeschaltet',
      text: 'am {zeitpunkt}, wurde für Ihr Konto {wo} der zweite Faktor abgeschaltet; für die Anmeldung genügt jetzt das Passwort.',
      schluss: UNKNOWN,
    },
    vereinseinladung: {
      anlass: 'Ein Verein darf seine Einträge bearbeiten',
      betreff: 'Ihre Einträge auf unserer Website',
      text: 'Sie können die Einträge Ihres Vereins auf unserer Website jetzt selbst bearbeiten. Ein Passwort brauchen Sie nicht: Geben Sie auf dieser Seite Ihre E-Mail-Adresse an, dann schicken wir Ihnen einen Link zum Anmelden.',
    },
    anmeldelink: {
      anlass: 'Ein Verein meldet sich an',
      betreff: 'Ihr Link zum Anmelden',
      text: 'mit diesem Link melden Sie sich an und bearbeiten die Einträge Ihres Vereins.',
      schluss:
        'Der Link gilt {minuten} Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun.',
    },
  },
  { betreff: 'Betreff und Überschrift' },
);
