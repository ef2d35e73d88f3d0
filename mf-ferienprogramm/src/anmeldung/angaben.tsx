/** Controls that contact and child have in common, in the order of the page. */
export const ADRESSFELDER = ['vorname', 'name', 'strasse', 'plz', 'ort'] as const;

/** Of these, what the municipality gives. */
export const WOHNORT = ['plz', 'ort'];

export const FEHLSCHLAG = {
  titel: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
  text: <p>Ihre Angaben stehen noch im Formular. Bitte versuchen Sie es in einigen Minuten erneut.</p>,
};
