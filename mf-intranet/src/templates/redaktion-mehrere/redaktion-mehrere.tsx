import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { useFormular } from '@gm/shared/formular/use-formular';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { neuAnmelden } from '../../redaktion/neu-anmelden.tsx';
import type { RedaktionMehrereProps } from './redaktion-mehrere.context.ts';

const loadSchema = () => import('@gm/shared/schemas/redaktion-beitrag').then((module) => module.mehrereSchema);
const FELDER = ['beitraege', 'was'];

/** Some entries of one page of the list, released or withdrawn at once. */
export default function RedaktionMehrere({ context: { redaktion }, options, seite }: RedaktionMehrereProps) {
  const formular = useFormular({
    name: 'redaktion-mehrere',
    seite,
    aktion: options.aktion,
    felder: FELDER,
    // A list that somebody comes back to is another one.
    ohneEntwurf: FELDER,
    loadSchema,
  });
  const liste = `/intranet/redaktion/${seite.suche}`;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href={liste} text="Zu den Beiträgen" />
        {!redaktion && <Ausgefallen was="Die Beiträge" />}
        {redaktion?.data.length === 0 && <p>Hier gibt es keine Beiträge.</p>}
        {redaktion && redaktion.data.length > 0 && (
          <section className={blatt.blatt} aria-labelledby="mehrere-titel">
            <h2 id="mehrere-titel">Auswählen und ausführen</h2>
            <FormularRahmen
              formular={formular}
              absenden="Ausführen"
              erfolg={{
                titel: 'Ausgeführt',
                text: <p>Alle ausgewählten Beiträge sind so, wie Sie es wollten.</p>,
                ohneRueckweg: true,
                follow: () => (
                  <p>
                    <a href={liste} data-native="">
                      Zu den Beiträgen
                    </a>
                  </p>
                ),
              }}
              fehlschlag={{
                titel: 'Es wurde nichts geändert',
                text: <p>Ihre Auswahl steht noch da. Bitte versuchen Sie es noch einmal.</p>,
                abgemeldet: neuAnmelden,
              }}
            >
              <CheckboxGroup
                name="beitraege"
                label="Beiträge"
                required
                hint="Alle oder keiner: Lässt sich einer nicht ändern, bleiben auch die anderen, wie sie sind."
                optionen={redaktion.data.map(({ referenz, version, titel, bezeichnung, status, geaendert, wer }) => ({
                  wert: `${referenz}:${version}`,
                  text: titel,
                  hinweis: `${bezeichnung} ${referenz}, ${status}, zuletzt geändert von ${wer} am ${geaendert}`,
                }))}
              />
              <RadioGroup
                name="was"
                label="Was möchten Sie tun?"
                required
                optionen={[
                  {
                    wert: 'freigeben',
                    text: 'Freigeben und veröffentlichen',
                    hinweis: 'So, wie die neueste Fassung ist, und zu der Zeit, die in ihr steht.',
                  },
                  {
                    wert: 'zurueckziehen',
                    text: 'Zurückziehen',
                    hinweis: 'Sie verschwinden von der Website und bleiben hier erhalten.',
                  },
                ]}
              />
            </FormularRahmen>
          </section>
        )}
      </div>
    </Abschnitt>
  );
}
