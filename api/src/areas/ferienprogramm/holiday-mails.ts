import type { DataSource } from '../../core/platform/database/database.ts';
import { buildLetters, defineMails, type LettersFrom } from '../../core/services/mail/letters.ts';
import { type OwnWords, readOwn } from '../../core/services/mail/mail-words.ts';

/** Mails to families about their bookings. */
export const BOOKING_MAILS = defineMails(
  'ferien-buchung',
  'Ferienprogramm, Buchungen',
  {
    bitte: {
      anlass: 'Eine Familie bucht und soll es bestätigen',
      betreff: 'Bitte bestätigen Sie Ihre Buchung {referenz}',
      ueberschrift: 'Bitte bestätigen Sie Ihre Buchung',
      text: 'Mit dieser E-Mail-Adresse wurde im Kinderferienprogramm gebucht: {plaetze}, Buchungsnummer {referenz}. Wir halten die Plätze bis {frist}. Öffnen Sie bis dahin die Seite und drücken Sie dort auf „Buchung bestätigen“. Danach bekommen Sie die Bestätigung mit allen Terminen.',
      schluss:
        'Haben Sie nicht gebucht, brauchen Sie nichts zu tun: Die Plätze werden um {frist} wieder frei, und wir schreiben Ihnen nicht mehr.',
    },
    bestaetigung: {
      anlass: 'Eine Familie hat ihre Buchung bestätigt',
      betreff: 'Ihre Buchung im Kinderferienprogramm {referenz}',
      ueberschrift: 'Vielen Dank für Ihre Buchung',
      text: 'Die Plätze sind fest gebucht. Ihre Buchungsnummer ist {referenz}.',
      fragen: 'Für {veranstaltungen} brauchen die Veranstalter noch Angaben: {angaben}.',
      weiter:
        'Hier sehen Sie Ihre Buchung und können Plätze zurückgeben, für die erste Veranstaltung bis zum {stornoschluss}.',
      link: 'Geben Sie den Link nicht weiter: Wer ihn hat, kann alle Buchungen Ihrer Familie sehen und ändern.',
      schluss: 'Die Termine liegen dieser Nachricht als Kalenderdatei bei.',
    },
    aenderung: {
      anlass: 'Eine Familie ändert, woran ein Kind teilnimmt',
      betreff: 'Änderung Ihrer Buchung {referenz}',
      ueberschrift: 'Die Änderung für {kind} ist gespeichert',
      text: 'Mit dem Link in Ihrer Bestätigung sehen Sie alle Termine und die Rechnung.',
    },
    angaben: {
      anlass: 'Eine Familie ändert ihre Anschrift, ihr Telefon oder Angaben zu einem Kind',
      betreff: 'Ihre Angaben im Kinderferienprogramm sind geändert',
      ueberschrift: 'Ihre Angaben sind geändert',
      text: 'Auf der Seite Ihrer Familie wurde etwas geändert. Das gilt ab sofort:',
      schluss: 'Waren Sie das nicht? Dann hat noch jemand Ihren Link: Bitte schreiben Sie gleich an {amt}.',
    },
    storno: {
      anlass: 'Eine Familie gibt Plätze zurück',
      betreff: 'Absage zu Ihrer Buchung {referenz}',
      ueberschrift: 'Ihre Absage ist angekommen',
      kostenlos: 'Die Plätze sind frei für andere Kinder. Diese Veranstaltungen kosten Sie nichts.',
      gebuehren:
        'Die Plätze sind frei für andere Kinder. Die Preise dieser Veranstaltungen entfallen, die Gebühren bleiben.',
    },
    konflikt: {
      anlass: 'Eine andere Familie hat das Kind auch angemeldet',
      betreff: 'Kinderferienprogramm: Ihr Kind ist zweimal angemeldet',
      ueberschrift: 'Ihr Kind ist zweimal angemeldet',
      text: 'Mit einer anderen E-Mail-Adresse wurde ein Kind angemeldet, das Sie schon angemeldet haben. Bei Ihnen bleibt alles, wie es ist.',
      weiter:
        'Waren Sie das selbst oder der andere Elternteil? Dann geben Sie bitte die doppelten Plätze mit dem Link aus einer der beiden Bestätigungen zurück.',
      schluss:
        'Waren Sie es nicht, brauchen Sie nichts zu tun: Das Rathaus sieht beide Buchungen und klärt das. Wer das Formular ausgefüllt hat, hat nicht erfahren, was Sie gebucht haben. Bei Fragen schreiben Sie an {amt}.',
    },
    zahlung: {
      anlass: 'Eine Rechnung ist überfällig',
      betreff: 'Zahlungserinnerung zu Ihrer Buchung {referenz}',
      ueberschrift: 'Ihre Rechnung ist noch offen',
      text: 'Für Ihre Buchung im Kinderferienprogramm fehlen uns noch {betrag}. Sie waren am {faellig} fällig. Haben Sie gerade bezahlt, betrachten Sie diese Nachricht bitte als erledigt.',
      schluss: 'Können Sie gerade nicht bezahlen, antworten Sie uns bitte auf diese E-Mail.',
    },
    rundbrief: {
      anlass: 'Das Rathaus schreibt allen Familien',
      betreff: 'Kinderferienprogramm: {betreff}',
      ueberschrift: '{betreff}',
      text: 'Sie bekommen diese Nachricht, weil Sie im Kinderferienprogramm angemeldet sind. Fragen beantworten wir gern: Antworten Sie einfach auf diese E-Mail.',
    },
    ausfall: {
      anlass: 'Eine Veranstaltung fällt aus',
      betreff: 'Abgesagt: {veranstaltung}',
      ueberschrift: '„{veranstaltung}“ muss leider ausfallen',
      gebucht: 'Die Veranstaltung kostet Sie nichts. Ihre übrigen Buchungen bleiben, wie sie sind.',
      wartend: 'Ihr Platz auf der Warteliste endet damit.',
    },
  },
  {
    fragen: 'Wenn Veranstalter etwas wissen müssen',
    kostenlos: 'Wenn auch die Gebühren entfallen',
    gebuehren: 'Wenn die Gebühren bleiben',
    gebucht: 'Für Familien, die gebucht haben',
    wartend: 'Für Familien, die warten',
  },
);

/** Mails to families on waiting lists or with wish sheets. */
export const WAITING_MAILS = defineMails(
  'ferien-warteliste',
  'Ferienprogramm, Warteliste und Verlosung',
  {
    wartebitte: {
      anlass: 'Eine Familie möchte auf die Warteliste und soll es bestätigen',
      betreff: 'Bitte bestätigen Sie Ihren Platz auf der Warteliste',
      text: 'Mit dieser E-Mail-Adresse {kinder} auf eine Warteliste des Kinderferienprogramms gesetzt. Öffnen Sie innerhalb von 24 Stunden die Seite und drücken Sie dort auf „Warteplatz bestätigen“. Erst danach können wir Ihnen einen Platz anbieten.',
      schluss: 'Waren Sie das nicht, brauchen Sie nichts zu tun. Wir schreiben Ihnen nicht mehr.',
    },
    warteplatz: {
      anlass: 'Eine Familie kommt auf die Warteliste',
      betreff: 'Warteliste für „{veranstaltung}“',
      ueberschrift: 'Sie stehen auf der Warteliste',
      text: 'Sobald ein Platz frei wird, schreiben wir Ihnen. Bis dahin ist nichts gebucht. Hier sehen Sie, auf welchem Platz Sie stehen, und können die Warteliste verlassen.',
    },
    angebot: {
      anlass: 'Ein Platz wird frei',
      betreff: 'Ein Platz ist frei: „{veranstaltung}“',
      ueberschrift: 'Ein Platz ist für Sie frei geworden',
      text: 'Wir halten den Platz bis zum {frist}. Bitte nehmen Sie ihn bis dahin an, danach bekommt ihn die nächste Familie.',
      schluss: 'Dieser Link ersetzt den früheren.',
    },
    wunschbitte: {
      anlass: 'Eine Familie gibt einen Wunschzettel ab und soll ihn bestätigen',
      betreff: 'Bitte bestätigen Sie Ihren Wunschzettel',
      text: 'Mit dieser E-Mail-Adresse wurde ein Wunschzettel für das Kinderferienprogramm abgegeben: {wuensche}. Öffnen Sie die Seite und drücken Sie dort auf „Wunschzettel bestätigen“; erst dann nimmt er an der Verlosung teil. Bis zum {frist} können Sie dort alles ändern. Wann Sie den Wunschzettel abgeben, spielt für die Verlosung keine Rolle.',
      schluss:
        'Haben Sie keinen Wunschzettel abgegeben, brauchen Sie nichts zu tun: Er zählt nicht, und wir löschen ihn.',
    },
    losergebnis: {
      anlass: 'Die Plätze sind verlost',
      betreff: 'Ihre Plätze im Kinderferienprogramm',
      betreffOhne: 'Die Verlosung im Kinderferienprogramm',
      ueberschrift: 'Die Plätze sind verlost',
      text: 'Diese Plätze sind fest gebucht. Die Bestätigung mit allen Terminen kommt in einer zweiten E-Mail; dort können Sie Plätze auch zurückgeben.',
      ohne: 'Es gab mehr Wünsche als Plätze. Das Los hat dieses Mal andere getroffen.',
      weiter: 'Freie Plätze können Sie bis zum {frist} buchen: {adresse}',
      schluss:
        'Ob richtig verlost wurde, können Sie selbst nachrechnen. Sie finden Ihr Kind dort an seiner Losnummer, die nur Sie kennen.',
    },
  },
  { betreffOhne: 'Betreff, wenn es keine Plätze gibt', ohne: 'Wenn es keine Plätze gibt' },
);

/** Mails to organisers and helpers, and those sent on their behalf. */
export const ORGANISER_MAILS = defineMails(
  'ferien-veranstalter',
  'Ferienprogramm, Veranstalter und Helfer',
  {
    zugang: {
      anlass: 'Ein Veranstalter oder Helfer möchte sich anmelden',
      betreff: 'Ihr Zugang zum Ferienprogramm',
      ueberschrift: 'Ihr Zugang für Veranstalter und Helfer',
      text: 'Mit diesem Link melden Sie sich im Ferienprogramm an. Er gilt {minuten} Minuten und nur einmal. Geben Sie ihn nicht weiter: Dahinter stehen Angaben von Kindern und Helfern.',
      schluss: 'Haben Sie den Link nicht angefordert, brauchen Sie nichts zu tun.',
    },
    benennung: {
      anlass: 'Das Rathaus trägt einen Veranstalter ein',
      betreff: 'Ihre Veranstaltung im Ferienprogramm: {veranstaltung}',
      ueberschrift: 'Sie betreuen „{veranstaltung}“',
      text: 'Wir haben {name} mit dieser E-Mail-Adresse für die Veranstaltung eingetragen ({termin}). Auf unserer Seite für Veranstalter sehen Sie, wer sich angemeldet hat, drucken Listen, schreiben den Familien und melden Auslagen. Ein Passwort brauchen Sie nicht: Wir schicken Ihnen jedes Mal einen Link.',
    },
    nachricht: {
      anlass: 'Ein Veranstalter schreibt den Familien',
      betreff: '{veranstaltung}: {betreff}',
      ueberschrift: 'Nachricht zu „{veranstaltung}“',
      familie:
        'Der Veranstalter kennt Ihre E-Mail-Adresse nicht, wir haben die Nachricht für ihn verschickt. Wenn Sie antworten, bekommt er Ihre Antwort mit Ihrer Adresse.',
      kopie: 'Diese Nachricht ging an alle Familien Ihrer Veranstaltung. Antworten kommen zu Ihnen.',
    },
    fertigmeldung: {
      anlass: 'Ein Veranstalter hat seinen Entwurf fertig',
      betreff: 'Fertig zum Veröffentlichen: {veranstaltung}',
      ueberschrift: '„{veranstaltung}“ ist fertig',
      text: 'Der Veranstalter hat den Entwurf ergänzt. Bitte prüfen und veröffentlichen Sie ihn.',
    },
    helferbitte: {
      anlass: 'Jemand wird um Hilfe gebeten',
      betreff: 'Helfen Sie mit? {veranstaltung}',
      ueberschrift: 'Helfen Sie bei „{veranstaltung}“ mit?',
      text: 'Wir haben {name} mit dieser E-Mail-Adresse als Helferin oder Helfer im Ferienprogramm eingetragen. Auf unserer Seite sagen Sie, an welchen Tagen Sie dabei sind, und ändern es, wenn etwas dazwischenkommt. Ein Passwort brauchen Sie nicht: Wir schicken Ihnen jedes Mal einen Link.',
      schluss: 'Möchten Sie nicht helfen, löschen Sie dort Ihren Eintrag.',
    },
    helfererinnerung: {
      anlass: 'Jemand hilft morgen',
      betreff: 'Morgen helfen Sie mit: {veranstaltung}',
      ueberschrift: 'Morgen helfen Sie bei „{veranstaltung}“',
      text: 'Kommt etwas dazwischen, tragen Sie sich bitte gleich aus: Die Veranstalter erfahren es.',
    },
    rueckzug: {
      anlass: 'Jemand kann doch nicht helfen',
      betreff: '{name} hilft nicht mit: {veranstaltung}',
      ueberschrift: '{name} kann doch nicht helfen',
    },
    helferabsage: {
      anlass: 'Eine Veranstaltung mit Helfern fällt aus',
      betreff: 'Abgesagt: {veranstaltung}',
      ueberschrift: '„{veranstaltung}“ muss leider ausfallen',
      text: 'Sie brauchen nicht zu kommen. Vielen Dank, dass Sie helfen wollten.',
    },
  },
  { familie: 'Für die Familien', kopie: 'Für den Veranstalter' },
);

export const HOLIDAY_MAILS = [BOOKING_MAILS, WAITING_MAILS, ORGANISER_MAILS] as const;

/** Texts of all mails of the holiday programme. */
export type HolidayLetters = LettersFrom<typeof BOOKING_MAILS> &
  LettersFrom<typeof WAITING_MAILS> &
  LettersFrom<typeof ORGANISER_MAILS>;

/** @param own texts written by staff, by group; default: none */
export const buildHolidayLetters = ([booking, waitingList, organiser]: readonly OwnWords[] = []): HolidayLetters => ({
  ...buildLetters(BOOKING_MAILS, booking),
  ...buildLetters(WAITING_MAILS, waitingList),
  ...buildLetters(ORGANISER_MAILS, organiser),
});

export async function readHolidayLetters(db: DataSource): Promise<HolidayLetters> {
  const own: OwnWords[] = [];
  for (const { art: kind } of HOLIDAY_MAILS) own.push(await readOwn(db, kind));
  return buildHolidayLetters(own);
}
