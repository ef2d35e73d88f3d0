import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { useFormular } from '@gm/shared/formular/use-formular';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { neuAnmelden } from '../../redaktion/neu-anmelden.tsx';
import { AlleAuswaehlen } from './alle-auswaehlen.tsx';
import { listWahl } from './list-wahl.ts';
import type { RedaktionMehrereProps } from './redaktion-mehrere.context.ts';

const loadSchema = () => import('@gm/shared/schemas/redaktion-beitrag').then((module) => module.mehrereSchema);
const FELDER = ['beitraege', 'was', 'ohne_ersatz'];

/** Some entries of one page of the list, released or withdrawn at once. */
export default function RedaktionMehrere({ context, options, seite }: RedaktionMehrereProps) {
  const formular = useFormular({
    name: 'redaktion-mehrere',
    seite,
    aktion: options.aktion,
    felder: FELDER,
    // A list that somebody comes back to is another one.
    ohneEntwurf: FELDER,
    loadSchema,
  });
  const wahl = listWahl(context);
  const liste = (wahl?.liste.href ?? '/intranet/redaktion/') + seite.suche;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href={liste} text={wahl?.liste.text ?? 'Zur Redaktion'} />
        {!wahl && <Ausgefallen was="Die Liste" />}
        {wahl?.optionen.length === 0 && <p>Hier gibt es keine {wahl.was}.</p>}
        {wahl && wahl.optionen.length > 0 && (
          <section className={blatt.blatt} aria-labelledby="mehrere-titel">
            <h2 id="mehrere-titel">Auswählen und ausführen</h2>
            <FormularRahmen
              formular={formular}
              absenden="Ausführen"
              erfolg={{
                titel: 'Ausgeführt',
                text: <p>Alles Ausgewählte ist so, wie Sie es wollten.</p>,
                ohneRueckweg: true,
                fuerMitarbeitende: true,
                follow: () => (
                  <p>
                    <a href={liste} data-native="">
                      {wahl.liste.text}
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
              {wahl.pages > 1 && (
                <p>
                  Hier steht eine von {wahl.pages} Seiten der Liste. Engen Sie die Liste ein, um alle auf einmal zu
                  sehen.
                </p>
              )}
              <AlleAuswaehlen name="beitraege" werte={wahl.optionen.map(({ wert }) => wert)} />
              <CheckboxGroup
                name="beitraege"
                label={wahl.was}
                required
                hint="Alle oder keiner: Lässt sich einer nicht ändern, bleiben auch die anderen, wie sie sind."
                optionen={wahl.optionen}
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
              {context.inhalte && (
                <CheckboxTile name="ohne_ersatz">
                  Links auf das, was zurückgezogen wird, dürfen ins Leere führen.
                </CheckboxTile>
              )}
            </FormularRahmen>
          </section>
        )}
      </div>
    </Abschnitt>
  );
}
