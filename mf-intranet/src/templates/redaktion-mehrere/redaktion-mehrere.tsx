import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Cancelled } from '@gm/shared/list/cancelled';
import { Section } from '@gm/shared/ui/section';
import { newLogIn } from '../../drafts/new-log-in.tsx';
import { AllSelect } from './all-select.tsx';
import { listChoice } from './list-choice.ts';
import type { RedaktionMehrereProps } from './redaktion-mehrere.context.ts';

const loadSchema = () =>
  import('@gm/shared/schemas/editor/editorial-contribution').then((module) => module.severalSchema);
const FIELDS = ['beitraege', 'was', 'ohne_ersatz'];

/** Publishes or withdraws several entries of a page of the list. */
export default function RedaktionMehrere({ context, options, seite: page }: RedaktionMehrereProps) {
  const form = useForm({
    name: 'redaktion-mehrere',
    seite: page,
    action: options.aktion,
    fields: FIELDS,
    // No draft: the list may have changed later.
    notKept: FIELDS,
    loadSchema,
  });
  const choice = listChoice(context);
  const list = (choice?.liste.href ?? '/intranet/redaktion/') + page.suche;
  return (
    <Section>
      <div className={sheet.page}>
        <Back href={list} text={choice?.liste.text ?? 'Zur Redaktion'} />
        {!choice && <Cancelled was="Die Liste" />}
        {choice?.optionen.length === 0 && <p>Hier gibt es keine {choice.was}.</p>}
        {choice && choice.optionen.length > 0 && (
          <section className={sheet.sheet} aria-labelledby="mehrere-titel">
            <h2 id="mehrere-titel">Auswählen und ausführen</h2>
            <FormFrame
              form={form}
              submit="Ausführen"
              success={{
                title: 'Ausgeführt',
                text: <p>Alle ausgewählten Einträge sind geändert.</p>,
                withoutWayBack: true,
                follow: () => (
                  <p>
                    <a href={list} data-native="">
                      {choice.liste.text}
                    </a>
                  </p>
                ),
              }}
              failure={{
                title: 'Es wurde nichts geändert',
                text: <p>Ihre Auswahl steht noch da. Bitte versuchen Sie es noch einmal.</p>,
                loggedOut: newLogIn,
              }}
            >
              {choice.pages > 1 && (
                <p>
                  Hier steht eine von {choice.pages} Seiten der Liste. Engen Sie die Liste ein, um alle auf einmal zu
                  sehen.
                </p>
              )}
              <AllSelect name="beitraege" values={choice.optionen.map(({ wert: value }) => value)} />
              <CheckboxGroup
                name="beitraege"
                label={choice.was}
                required
                hint="Lässt sich ein Eintrag nicht ändern, bleiben auch alle anderen unverändert."
                options={choice.optionen}
              />
              <RadioGroup
                name="was"
                label="Was möchten Sie tun?"
                required
                options={[
                  {
                    wert: 'freigeben',
                    text: 'Freigeben und veröffentlichen',
                    hinweis: 'Mit dem Inhalt der neuesten Fassung und zu der Zeit, die dort angegeben ist.',
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
            </FormFrame>
          </section>
        )}
      </div>
    </Section>
  );
}
