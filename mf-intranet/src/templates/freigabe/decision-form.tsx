import type { Page } from '@gm/shared/contract';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { CorrectionFields, getDefaults } from '@gm/shared/forms/frame/correction-fields';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { SubmitRow } from '@gm/shared/forms/frame/submit-row';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { Release } from '@gm/shared/schemas/desk/releases';
import { useEffect, useEffectEvent } from 'react';
import { Assignee, Message, TO_SENDER } from '../../desk/decision-fields.tsx';
import styles from '../../desk/detail.module.css';
import { CHOICE } from '../../desk/steps.ts';
import { newLogIn } from '../../drafts/new-log-in.tsx';

const loadSchema = () =>
  import('@gm/shared/schemas/desk/release-decision').then((module) => module.freigabeEntscheidungSchema);

interface DecisionProps {
  release: Release;
  action: string;
  seite: Page;
  /** Called after a successful submission. */
  onSaved: () => void;
}

/** A decision: action, message to the sender, and corrections. */
export function DecisionForm({ release, action, seite: page, onSaved }: DecisionProps) {
  const {
    referenz: reference,
    version,
    korrekturfelder: correctionFields,
    schritte: steps,
    kollegen: colleagues,
    naechste: next,
  } = release;
  const names = correctionFields.map(({ feld: field }) => field);
  const form = useForm({
    name: 'freigabe',
    seite: page,
    action,
    fields: ['referenz', 'version', 'was', 'zustaendig', 'nachricht', ...names],
    presets: { referenz: reference, version: String(version), ...getDefaults(correctionFields) },
    // Corrections refer to the current state, which others may change: they are not kept as a draft.
    notKept: ['referenz', 'version', 'was', 'zustaendig', ...names],
    loadSchema,
  });
  const saved = form.state.status === 'success' && !form.fromServer;
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) tellSaved();
  }, [saved]);
  const options = steps.map((value) => {
    if (value === 'freigeben') return { wert: value, text: release.freigabe.titel, hinweis: release.freigabe.folge };
    if (value === 'weiterleiten') return { wert: value, ...CHOICE[value], text: `An ${release.stelle} weiterleiten` };
    return { wert: value, ...CHOICE[value] };
  });
  return (
    <FormFrame
      form={form}
      submit={<Submit hasMail={release.email !== ''} />}
      success={{
        title: 'Gespeichert',
        text:
          form.form.getValues('was') === 'notiz' ? (
            <p>Die Notiz steht im Verlauf.</p>
          ) : (
            <p>Der Absender bekommt eine E-Mail.</p>
          ),
        withoutWayBack: true,
        follow: () => (
          <ul className={styles.next}>
            {next && (
              <li>
                <a href={`/intranet/freigaben/${next}/`}>Nächste Einsendung: {next}</a>
              </li>
            )}
            <li>
              {/* A full page load resets the form. */}
              <a href={page.pfad} data-native="">
                Diese Einsendung weiter bearbeiten
              </a>
            </li>
            <li>
              <a href="/intranet/freigaben/">Zum Eingang</a>
            </li>
          </ul>
        ),
      }}
      failure={{
        title: 'Ihre Entscheidung wurde nicht gespeichert',
        loggedOut: newLogIn,
        text: (
          <p>
            Was Sie geschrieben haben, steht noch da. Bitte versuchen Sie es noch einmal, oder{' '}
            <a href={page.pfad} data-native="">
              öffnen Sie die Einsendung neu
            </a>
            .
          </p>
        ),
      }}
    >
      <HiddenField name="referenz" />
      <HiddenField name="version" />
      <RadioGroup name="was" label="Was möchten Sie tun?" required options={options} />
      {colleagues.length > 0 && <Passing kollegen={colleagues} />}
      <Message stelle={release.stelle} textbausteine={release.textbausteine} />
      {correctionFields.length > 0 && <Corrections fields={correctionFields} />}
    </FormFrame>
  );
}

/** Names the mail if the message is an answer to the sender. */
function Submit({ hasMail }: { hasMail: boolean }) {
  const was = String(useValue('was') ?? '');
  const sends = hasMail && TO_SENDER.includes(was);
  return (
    <SubmitRow label={!sends ? 'Speichern' : was === 'rueckfrage' ? 'Frage senden' : 'Antwort senden'} sends={sends} />
  );
}

function Passing({ kollegen }: Pick<Release, 'kollegen'>) {
  return (
    <Conditional when={useValue('was') === 'zuweisen'}>
      <Assignee kollegen={kollegen} />
    </Conditional>
  );
}

function Corrections({ fields }: { fields: Release['korrekturfelder'] }) {
  const was = useValue('was');
  return (
    <Conditional when={was === 'korrigieren' || was === 'freigeben'}>
      <fieldset className={styles.corrections}>
        <legend>Angaben berichtigen</legend>
        <p>Was Sie hier ändern, gilt mit dem Speichern. Das Original bleibt erhalten.</p>
        <CorrectionFields fields={fields} />
      </fieldset>
    </Conditional>
  );
}
