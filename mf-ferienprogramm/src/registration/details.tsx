/** Fields prefilled by the municipality. */
export const TOWN = ['plz', 'ort'];

export const FAILURE = {
  title: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
  text: <p>Ihre Angaben stehen noch im Formular. Bitte versuchen Sie es in einigen Minuten erneut.</p>,
};
