import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { FormSection } from '@gm/shared/forms/frame/form-section';

/** Success message of each choice. */
export const SUCCESS = {
  speichern: { title: 'Gespeichert', text: <p>Der Entwurf bleibt unsichtbar, bis Sie ihn veröffentlichen.</p> },
  veroeffentlichen: { title: 'Veröffentlicht', text: <p>Die Veranstaltung steht sofort im Ferienprogramm.</p> },
  verwerfen: { title: 'Entwurf verworfen', text: <p>Die Veranstaltung ist gelöscht.</p> },
};

/** Success messages of a correction. */
export const CORRECTED = {
  speichern: { title: 'Gespeichert', text: <p>Die Änderung steht sofort im Ferienprogramm.</p> },
};

/** Staff's choices for a draft. */
export function WhatHappens() {
  return (
    <FormSection number={3} from={3} title="Was soll geschehen?">
      <RadioGroup
        name="was"
        label="Was möchten Sie tun?"
        required
        options={[
          { wert: 'speichern', text: 'Entwurf speichern', hinweis: 'Er bleibt unsichtbar.' },
          {
            wert: 'veroeffentlichen',
            text: 'Veröffentlichen',
            hinweis:
              'Die Veranstaltung steht sofort im Ferienprogramm. Sind Plätze gebucht, lassen sich Termin, Alter und Preis nicht mehr ändern.',
          },
          { wert: 'verwerfen', text: 'Entwurf verwerfen', hinweis: 'Das lässt sich nicht zurücknehmen.' },
        ]}
      />
    </FormSection>
  );
}
