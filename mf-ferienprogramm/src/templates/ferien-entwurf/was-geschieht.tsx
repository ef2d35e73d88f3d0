import { FormSection } from '@gm/shared/formular/form-section';
import { RadioGroup } from '@gm/shared/formular/radio-group';

/** What came of each choice. */
export const ERFOLG = {
  speichern: { titel: 'Gespeichert', text: <p>Der Entwurf bleibt unsichtbar, bis Sie ihn veröffentlichen.</p> },
  veroeffentlichen: { titel: 'Veröffentlicht', text: <p>Die Veranstaltung steht sofort im Ferienprogramm.</p> },
  verwerfen: { titel: 'Entwurf verworfen', text: <p>Die Veranstaltung ist gelöscht.</p> },
};

/** What staff do with a draft. */
export function WasGeschieht() {
  return (
    <FormSection nummer={3} von={3} titel="Was soll geschehen?">
      <RadioGroup
        name="was"
        label="Was möchten Sie tun?"
        required
        optionen={[
          { wert: 'speichern', text: 'Entwurf speichern', hinweis: 'Er bleibt unsichtbar.' },
          {
            wert: 'veroeffentlichen',
            text: 'Veröffentlichen',
            hinweis:
              'Die Veranstaltung steht sofort im Ferienprogramm. Danach lassen sich nur noch die Plätze ändern, und man kann sie absagen.',
          },
          { wert: 'verwerfen', text: 'Entwurf verwerfen', hinweis: 'Das lässt sich nicht zurücknehmen.' },
        ]}
      />
    </FormSection>
  );
}
