import { BILD_MAX_BYTES } from './bild-upload.ts';

/** As much as any other file. */
export const PDF_MAX_BYTES = BILD_MAX_BYTES;
export const PDF_FALSCHER_TYP = 'Bitte wählen Sie eine PDF-Datei aus.';
export const PDF_ZU_GROSS = 'Bitte wählen Sie eine PDF-Datei mit höchstens 10 MB aus.';
export const PDF_UNLESBAR = 'Diese PDF-Datei lässt sich nicht lesen. Vielleicht ist sie beschädigt.';
export const PDF_VERSCHLUESSELT =
  'Diese PDF-Datei ist verschlüsselt oder mit einem Passwort geschützt. Bitte speichern Sie sie ohne Schutz und wählen Sie sie dann noch einmal aus.';
export const PDF_AKTIV =
  'Diese PDF-Datei enthält ein Programm, ein ausfüllbares Formular, das etwas absendet, oder angehängte Dateien. Bitte speichern Sie sie als einfaches PDF, zum Beispiel mit „Drucken“ und „Als PDF speichern“.';
/** What follows is in the way only where the town hall says so: old paper is scanned, too. */
export const PDF_OHNE_TEXT =
  'Diese PDF-Datei enthält nur Bilder von Seiten. Die Suche findet kein Wort darin, und vorlesen lässt sie sich nicht. Besser ist eine Datei mit Texterkennung.';
export const PDF_OHNE_TITEL =
  'Diese PDF-Datei hat keinen Titel. Vorleseprogramme und Browser nennen dann ihren Dateinamen. Im Schreibprogramm steht er unter „Datei“ und „Eigenschaften“.';
