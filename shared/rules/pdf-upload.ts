import { IMAGE_MAX_BYTES } from './image-upload.ts';

/** Same limit as for images. */
export const PDF_MAX_BYTES = IMAGE_MAX_BYTES;
export const PDF_WRONG_TYPE = 'Bitte wählen Sie eine PDF-Datei aus.';
export const PDF_TOO_LARGE = 'Bitte wählen Sie eine PDF-Datei mit höchstens 10 MB aus.';
export const PDF_UNREADABLE = 'Diese PDF-Datei lässt sich nicht lesen. Vielleicht ist sie beschädigt.';
export const PDF_TOO_EXPENSIVE =
  'Diese PDF-Datei ist zu aufwendig gebaut und lässt sich nicht prüfen. Bitte speichern Sie sie neu, zum Beispiel mit „Drucken“ und „Als PDF speichern“.';
export const PDF_ENCRYPTED =
  'Diese PDF-Datei ist verschlüsselt oder mit einem Passwort geschützt. Bitte speichern Sie sie ohne Schutz und wählen Sie sie dann noch einmal aus.';
export const PDF_ACTIVE =
  'Diese PDF-Datei enthält ein Programm, ein ausfüllbares Formular, das etwas absendet, oder angehängte Dateien. Bitte speichern Sie sie als einfaches PDF, zum Beispiel mit „Drucken“ und „Als PDF speichern“.';
/** Problems that block publication only if configured by the town hall, since scans of old documents have them too. */
export const PDF_WITHOUT_TEXT =
  'Diese PDF-Datei enthält nur Bilder von Seiten. Die Suche findet kein Wort darin, und vorlesen lässt sie sich nicht. Besser ist eine Datei mit Texterkennung.';
export const PDF_WITHOUT_TITLE =
  'Diese PDF-Datei hat keinen Titel. Vorleseprogramme und Browser nennen dann ihren Dateinamen. Im Schreibprogramm steht er unter „Datei“ und „Eigenschaften“.';
