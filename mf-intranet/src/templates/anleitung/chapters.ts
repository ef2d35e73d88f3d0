import meldung1 from './pictures/meldung-1.webp';
import meldung2 from './pictures/meldung-2.webp';
import meldung3 from './pictures/meldung-3.webp';
import meldung4 from './pictures/meldung-4.webp';
import meldung5 from './pictures/meldung-5.webp';
import meldung6 from './pictures/meldung-6.webp';
import meldung7 from './pictures/meldung-7.webp';
import meldung8 from './pictures/meldung-8.webp';
import meldung9 from './pictures/meldung-9.webp';
import meldung10 from './pictures/meldung-10.webp';
import rueckfrage1 from './pictures/rueckfrage-1.webp';
import rueckfrage2 from './pictures/rueckfrage-2.webp';
import rueckfrage3 from './pictures/rueckfrage-3.webp';
import rueckfrage4 from './pictures/rueckfrage-4.webp';
import rueckfrage5 from './pictures/rueckfrage-5.webp';
import rueckfrage6 from './pictures/rueckfrage-6.webp';
import rueckfrage7 from './pictures/rueckfrage-7.webp';
import saison1 from './pictures/saison-1.webp';
import saison2 from './pictures/saison-2.webp';
import saison3 from './pictures/saison-3.webp';
import saison4 from './pictures/saison-4.webp';
import saison5 from './pictures/saison-5.webp';
import seite1 from './pictures/seite-1.webp';
import seite2 from './pictures/seite-2.webp';
import seite3 from './pictures/seite-3.webp';
import seite4 from './pictures/seite-4.webp';
import seite5 from './pictures/seite-5.webp';
import seite6 from './pictures/seite-6.webp';
import seite7 from './pictures/seite-7.webp';
import seite8 from './pictures/seite-8.webp';
import seite9 from './pictures/seite-9.webp';
import sitzung1 from './pictures/sitzung-1.webp';
import sitzung2 from './pictures/sitzung-2.webp';
import sitzung3 from './pictures/sitzung-3.webp';
import sitzung4 from './pictures/sitzung-4.webp';
import sitzung5 from './pictures/sitzung-5.webp';
import sitzung6 from './pictures/sitzung-6.webp';
import sitzung7 from './pictures/sitzung-7.webp';
import sitzung8 from './pictures/sitzung-8.webp';
import sitzung9 from './pictures/sitzung-9.webp';
import unterschiede1 from './pictures/unterschiede-1.webp';
import unterschiede2 from './pictures/unterschiede-2.webp';
import unterschiede3 from './pictures/unterschiede-3.webp';
import unterschiede4 from './pictures/unterschiede-4.webp';
import unterschiede5 from './pictures/unterschiede-5.webp';
import unterschiede6 from './pictures/unterschiede-6.webp';
import unterschiede7 from './pictures/unterschiede-7.webp';
import zeiten1 from './pictures/zeiten-1.webp';
import zeiten2 from './pictures/zeiten-2.webp';
import zeiten3 from './pictures/zeiten-3.webp';
import zeiten4 from './pictures/zeiten-4.webp';
import zeiten5 from './pictures/zeiten-5.webp';

/** Written by `npm run guide` from `e2e/guide`. */
export const CHAPTERS = [
  {
    id: 'meldung',
    title: 'Eine Meldung mit Bild schreiben und planen',
    intro: 'Für alles, was unter „Aktuelles“ stehen soll. Veröffentlichen darf, wer Freigaben erteilt.',
    steps: [
      {
        text: 'Öffnen Sie das Intranet und wählen Sie im Menü „Redaktion“.',
        alt: 'Bildschirmausschnitt: der Link „Redaktion“ ist umrandet.',
        picture: meldung1,
      },
      {
        text: 'Drücken Sie auf „Neu: Artikel“.',
        alt: 'Bildschirmausschnitt: der Link „Neu: Artikel“ ist umrandet.',
        picture: meldung2,
      },
      {
        text: 'Schreiben Sie bei „Titel“ die Überschrift. Sie steht auch in allen Listen.',
        alt: 'Bildschirmausschnitt: das Feld „Titel“ ist umrandet.',
        picture: meldung3,
      },
      {
        text: 'Wählen Sie bei „Rubrik“ eine, die es gibt, oder schreiben Sie eine neue.',
        alt: 'Bildschirmausschnitt: das Feld „Rubrik“ ist umrandet.',
        picture: meldung4,
      },
      {
        text: 'Drücken Sie auf „Bild wählen“. Ein eigenes Foto nehmen Sie mit „Bild hochladen“.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Bild wählen“ ist umrandet.',
        picture: meldung5,
      },
      {
        text: 'Im Fenster „Bild wählen“ drücken Sie auf das Bild, das passt.',
        alt: 'Bildschirmausschnitt: ein Foto im Fenster „Bild wählen“ ist umrandet.',
        picture: meldung6,
      },
      {
        text: 'Schreiben Sie bei „Text“ Ihre Meldung. Darüber stehen Knöpfe für Überschriften, Listen und Links.',
        alt: 'Bildschirmausschnitt: das Feld „Text“ ist umrandet.',
        picture: meldung7,
      },
      {
        text: 'Soll sie erst später erscheinen, tragen Sie bei „Veröffentlichen ab“ den Tag ein.',
        alt: 'Bildschirmausschnitt: das Feld „Veröffentlichen ab“ ist umrandet.',
        picture: meldung8,
      },
      {
        text: 'Drücken Sie unten auf „Veröffentlichen“. Am gewählten Tag erscheint die Meldung von selbst.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Veröffentlichen“ ist umrandet.',
        picture: meldung9,
      },
      {
        text: 'Oben steht „Geplant für …“ mit dem Tag. Mehr ist nicht zu tun.',
        alt: 'Bildschirmausschnitt: die Meldung „Geplant für“ ist umrandet.',
        picture: meldung10,
      },
    ],
  },
  {
    id: 'zeiten',
    title: 'Öffnungszeiten ändern',
    intro:
      'Eine Änderung gilt überall, wo die Zeiten stehen: auf der Seite des Amtes, im Kopf der Website und bei Google.',
    steps: [
      {
        text: 'Öffnen Sie auf der Website die Seite des Amtes und drücken Sie auf „Bearbeiten“.',
        alt: 'Bildschirmausschnitt: der Link „Bearbeiten“ ist umrandet.',
        picture: zeiten1,
      },
      {
        text: 'Tragen Sie in der Zeile „Freitag“ die neue Zeit ein. 1315 genügt, der Doppelpunkt kommt von selbst.',
        alt: 'Bildschirmausschnitt: das Ende der Zeit am Freitag ist umrandet.',
        picture: zeiten2,
      },
      {
        text: 'Für einen einzelnen Tag, etwa einen Brückentag, drücken Sie auf „Abweichung hinzufügen“ und wählen das Datum.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Abweichung hinzufügen“ ist umrandet.',
        picture: zeiten3,
      },
      {
        text: 'Drücken Sie unten auf „Veröffentlichen“.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Veröffentlichen“ ist umrandet.',
        picture: zeiten4,
      },
      {
        text: 'Sie sind wieder auf der Seite des Amtes. Unter „Öffnungszeiten“ steht, was jetzt gilt.',
        alt: 'Bildschirmausschnitt: die Tabelle „Öffnungszeiten“ ist umrandet.',
        picture: zeiten5,
      },
    ],
  },
  {
    id: 'seite',
    title: 'Eine Seite anlegen und ins Menü nehmen',
    intro: 'Für Dauerhaftes. Was nach einigen Wochen niemand mehr sucht, ist besser eine Meldung.',
    steps: [
      {
        text: 'Wählen Sie im Menü des Intranets „Seiten und Menü“.',
        alt: 'Bildschirmausschnitt: der Link „Seiten und Menü“ ist umrandet.',
        picture: seite1,
      },
      {
        text: 'Drücken Sie auf „Neue Seite“.',
        alt: 'Bildschirmausschnitt: der Link „Neue Seite“ ist umrandet.',
        picture: seite2,
      },
      {
        text: 'Schreiben Sie bei „Titel“, wie die Seite heißt.',
        alt: 'Bildschirmausschnitt: das Feld „Titel“ ist umrandet.',
        picture: seite3,
      },
      {
        text: 'Wählen Sie bei „Steht unter“ die Seite darüber.',
        alt: 'Bildschirmausschnitt: das Feld „Steht unter“ ist umrandet.',
        picture: seite4,
      },
      {
        text: 'Wählen Sie bei „Ins Hauptmenü aufnehmen“ die Stelle im Menü.',
        alt: 'Bildschirmausschnitt: das Feld „Ins Hauptmenü aufnehmen“ ist umrandet.',
        picture: seite5,
      },
      {
        text: 'Drücken Sie auf „Anlegen und schreiben“.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Anlegen und schreiben“ ist umrandet.',
        picture: seite6,
      },
      {
        text: 'Schreiben Sie bei „Text“, was auf der Seite steht.',
        alt: 'Bildschirmausschnitt: das Feld „Text“ ist umrandet.',
        picture: seite7,
      },
      {
        text: 'Drücken Sie unten auf „Veröffentlichen“. Damit steht die Seite auch im Menü.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Veröffentlichen“ ist umrandet.',
        picture: seite8,
      },
      {
        text: 'Oben steht „Freigegeben“: Mehr ist nicht zu tun.',
        alt: 'Bildschirmausschnitt: die Meldung „Freigegeben“ ist umrandet.',
        picture: seite9,
      },
    ],
  },
  {
    id: 'rueckfrage',
    title: 'Bei einer Einsendung nachfragen',
    intro: 'Alles, was Bürgerinnen und Bürger über Formulare schicken, kommt bei den Freigaben an.',
    steps: [
      {
        text: 'Wählen Sie im Menü des Intranets „Freigaben“.',
        alt: 'Bildschirmausschnitt: der Link „Freigaben“ ist umrandet.',
        picture: rueckfrage1,
      },
      {
        text: 'Drücken Sie auf den Titel der Einsendung, hier „Flohmarkt …“.',
        alt: 'Bildschirmausschnitt: der Link „Flohmarkt“ ist umrandet.',
        picture: rueckfrage2,
      },
      {
        text: 'Wählen Sie „Beim Absender nachfragen“.',
        alt: 'Bildschirmausschnitt: die Auswahl „Beim Absender nachfragen“ ist umrandet.',
        picture: rueckfrage3,
      },
      {
        text: 'Schreiben Sie bei „Nachricht an den Absender“ Ihre Frage.',
        alt: 'Bildschirmausschnitt: das Feld „Nachricht an den Absender“ ist umrandet.',
        picture: rueckfrage4,
      },
      {
        text: 'Drücken Sie auf „Frage senden“. Sie geht als E-Mail hinaus.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Frage senden“ ist umrandet.',
        picture: rueckfrage5,
      },
      {
        text: 'Drücken Sie auf „Zum Eingang“.',
        alt: 'Bildschirmausschnitt: der Link „Zum Eingang“ ist umrandet.',
        picture: rueckfrage6,
      },
      {
        text: 'Unter „Rückfragen“ steht, worauf Sie warten. Die Antwort kommt von selbst zur Einsendung.',
        alt: 'Bildschirmausschnitt: der Link „Rückfragen“ ist umrandet.',
        picture: rueckfrage7,
      },
    ],
  },
  {
    id: 'unterschiede',
    title: 'Einen Beitrag prüfen und freigeben',
    intro: 'Wer nur schreiben darf, legt seine Änderung vor. Sie sehen, was sich ändert, und geben es frei.',
    steps: [
      {
        text: 'Wählen Sie im Menü des Intranets „Redaktion“.',
        alt: 'Bildschirmausschnitt: der Link „Redaktion“ ist umrandet.',
        picture: unterschiede1,
      },
      {
        text: 'Bei „Wartet auf Freigabe“ steht, was Kolleginnen und Kollegen vorgelegt haben.',
        alt: 'Bildschirmausschnitt: der Bereich „Wartet auf Freigabe“ ist umrandet.',
        picture: unterschiede2,
      },
      {
        text: 'Drücken Sie auf den Beitrag, hier „Klima und Umwelt im Winter“.',
        alt: 'Bildschirmausschnitt: der Link „Klima und Umwelt im Winter“ ist umrandet.',
        picture: unterschiede3,
      },
      {
        text: '„Was sich gegenüber der Website ändert“ zeigt Altes gestrichen und Neues hervorgehoben.',
        alt: 'Bildschirmausschnitt: der alte und der neue Titel der Seite.',
        picture: unterschiede4,
      },
      {
        text: 'Passt etwas noch nicht, wählen Sie „Zurückgeben“ und schreiben dazu, was fehlt.',
        alt: 'Bildschirmausschnitt: die Auswahl „Zurückgeben“ ist umrandet.',
        picture: unterschiede5,
      },
      {
        text: 'Ist alles richtig, drücken Sie unten auf „Veröffentlichen“.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Veröffentlichen“ ist umrandet.',
        picture: unterschiede6,
      },
      {
        text: 'Oben steht „Freigegeben“: Mehr ist nicht zu tun.',
        alt: 'Bildschirmausschnitt: die Meldung „Freigegeben“ ist umrandet.',
        picture: unterschiede7,
      },
    ],
  },
  {
    id: 'saison',
    title: 'Das Ferienprogramm in das nächste Jahr übernehmen',
    intro: 'Angebote, die es wieder gibt, brauchen nur einen neuen Blick. Anmeldungen werden nicht übernommen.',
    steps: [
      {
        text: 'Wählen Sie im Menü des Intranets „Ferienprogramm“.',
        alt: 'Bildschirmausschnitt: der Link „Ferienprogramm“ ist umrandet.',
        picture: saison1,
      },
      {
        text: 'Drücken Sie auf „Saison: …“.',
        alt: 'Bildschirmausschnitt: der Link „Saison:“ ist umrandet.',
        picture: saison2,
      },
      {
        text: 'Drücken Sie unten auf „Ausgewählte Angebote als Entwürfe …“.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Ausgewählte Angebote als Entwürfe“ ist umrandet.',
        picture: saison3,
      },
      {
        text: 'Drücken Sie auf „Entwürfe ansehen“. Öffentlich ist davon noch nichts.',
        alt: 'Bildschirmausschnitt: der Link „Entwürfe ansehen“ ist umrandet.',
        picture: saison4,
      },
      {
        text: 'Öffnen Sie die Entwürfe nacheinander, und veröffentlichen Sie, was stimmt.',
        alt: 'Bildschirmausschnitt: die Liste der Entwürfe.',
        picture: saison5,
      },
    ],
  },
  {
    id: 'sitzung',
    title: 'Eine Sitzung vorbereiten, als Ratsmitglied',
    intro: 'Falls Sie ein Ratsmitglied fragt. Nichtöffentliches sieht nur, wer im Gremium sitzt.',
    steps: [
      {
        text: 'Öffnen Sie das Ratsinformationssystem und tragen Sie Ihre „E-Mail-Adresse“ ein.',
        alt: 'Bildschirmausschnitt: das Feld „E-Mail-Adresse“ ist umrandet.',
        picture: sitzung1,
      },
      {
        text: 'Darunter kommt Ihr „Passwort“.',
        alt: 'Bildschirmausschnitt: das Feld „Passwort“ ist umrandet.',
        picture: sitzung2,
      },
      {
        text: 'Drücken Sie auf „Anmelden“.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Anmelden“ ist umrandet.',
        picture: sitzung3,
      },
      {
        text: 'Wählen Sie „Sitzungen“.',
        alt: 'Bildschirmausschnitt: der Link „Sitzungen“ ist umrandet.',
        picture: sitzung4,
      },
      {
        text: 'Drücken Sie auf die nächste Sitzung, zum Beispiel „Sitzung: Gemeinderat“.',
        alt: 'Bildschirmausschnitt: die nächste Sitzung des Gemeinderats ist umrandet.',
        picture: sitzung5,
      },
      {
        text: 'Mit „Sitzungsmappe herunterladen (ZIP)“ haben Sie alle Unterlagen auch ohne Netz.',
        alt: 'Bildschirmausschnitt: der Link „Sitzungsmappe herunterladen (ZIP)“ ist umrandet.',
        picture: sitzung6,
      },
      {
        text: 'Drücken Sie bei einem Punkt auf „Merken oder Notiz schreiben“. Das sehen nur Sie.',
        alt: 'Bildschirmausschnitt: „Merken oder Notiz schreiben“ ist umrandet.',
        picture: sitzung7,
      },
      {
        text: 'Schreiben Sie bei „Notiz“, woran Sie denken wollen.',
        alt: 'Bildschirmausschnitt: das Feld „Notiz“ ist umrandet.',
        picture: sitzung8,
      },
      {
        text: 'Drücken Sie auf „Speichern“. Die Notiz steht auf der Startseite des Ratsinformationssystems.',
        alt: 'Bildschirmausschnitt: die Schaltfläche „Speichern“ ist umrandet.',
        picture: sitzung9,
      },
    ],
  },
];

/** In pixels, of every picture. */
export const SIZE = { width: 728, height: 390 };
