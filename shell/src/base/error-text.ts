export interface ErrorText {
  titel: string;
  text: string;
}

/**
 * Text of the error page (requirement S-13, wording binding; that excludes 410, 429 and links of mails). `privat`: the
 * address contains a secret, as links in mails do. `vorschau`: a form was sent to a preview.
 */
export function findErrorText(
  status: number,
  { privat: isPrivate = false, vorschau: preview = false } = {},
): ErrorText {
  if (status === 404 && isPrivate) {
    return {
      titel: '404 - Diesen Link gibt es nicht mehr',
      text: 'Er ist abgelaufen, durch einen neueren ersetzt oder nicht vollständig kopiert. Bitte öffnen Sie den Link aus unserer neuesten E-Mail noch einmal.',
    };
  }
  if (status === 404) {
    return {
      titel: '404 - Seite nicht gefunden',
      text: 'Unsere Website wurde neu gestaltet. Dabei sind viele Inhalte umgezogen, und manche alte Adresse führt nicht mehr ans Ziel. Über das Menü und die Suche finden Sie, was Sie brauchen.',
    };
  }
  if (status === 403 && preview) {
    return {
      titel: 'Hier wird nichts abgeschickt',
      text: 'Eine Vorschau zeigt nur, wie eine Seite aussieht. Ihr Formular wurde nicht abgeschickt und hat nichts geändert.',
    };
  }
  if (status === 403) {
    return {
      titel: 'Kein Zugang',
      text: 'Ihr Konto darf diese Seite nicht öffnen. Brauchen Sie sie, fragen Sie bitte im Rathaus nach.',
    };
  }
  if (status === 410) {
    return {
      titel: '410 - Seite wurde entfernt',
      text: 'Diese Seite gibt es nicht mehr, weil ihr Inhalt nicht mehr gilt. Über das Menü und die Suche finden Sie, was Sie brauchen.',
    };
  }
  if (status === 429) {
    return {
      titel: '429 - Zu viele Anfragen',
      text: 'Von Ihrer Adresse kamen in kurzer Zeit zu viele Anfragen. Bitte warten Sie eine Minute und laden Sie die Seite dann noch einmal. Links aus unseren E-Mails bleiben gültig.',
    };
  }
  return {
    titel: 'Leider ist ein Fehler aufgetreten',
    text: 'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
  };
}
