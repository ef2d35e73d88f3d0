import type { Page } from '@gm/shared/contract';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { CorrectionFields, getDefaults } from '@gm/shared/forms/frame/correction-fields';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { Release } from '@gm/shared/schemas/desk/releases';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useEffectEvent } from 'react';
import styles from '../../desk/detail.module.css';
import { newLogIn } from '../../drafts/new-log-in.tsx';

const loadSchema = () =>
  import('@gm/shared/schemas/desk/release-decision').then((module) => module.freigabeEntscheidungSchema);

const CHOICE = {
  uebernehmen: {
    text: 'Bearbeitung übernehmen',
    hinweis: 'Der Absender erfährt, dass wir uns darum kümmern.',
  },
  zuweisen: {
    text: 'An eine andere Person weitergeben',
    hinweis: 'Die Kollegin oder der Kollege bekommt eine E-Mail; der Absender erfährt, dass wir uns darum kümmern.',
  },
  weiterleiten: {
    text: 'Weiterleiten',
    hinweis:
      'Die zuständige Stelle bekommt die Angaben per E-Mail; der Absender erfährt, an wen wir sie gegeben haben.',
  },
  korrigieren: { text: 'Angaben berichtigen', hinweis: 'Das Original bleibt erhalten.' },
  notiz: { text: 'Notiz für das Haus', hinweis: 'Sie steht im Verlauf. Der Absender bekommt nichts.' },
  rueckfrage: {
    text: 'Beim Absender nachfragen',
    hinweis: 'Er bekommt Ihre Frage mit einem Link, über den er antworten und seine Angaben ändern kann.',
  },
  ablehnen: { text: 'Ablehnen', hinweis: 'Der Absender bekommt Ihren Grund.' },
  oeffnen: {
    text: 'Wieder öffnen',
    hinweis: 'Was veröffentlicht oder zugesagt war, wird zurückgenommen; der Absender erfährt es.',
  },
} as const;

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
    action: action,
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
      submit="Speichern"
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
      {colleagues.length > 0 && <Weitergabe kollegen={colleagues} />}
      <Message stelle={release.stelle} textbausteine={release.textbausteine} />
      {correctionFields.length > 0 && <Corrections fields={correctionFields} />}
    </FormFrame>
  );
}

function Weitergabe({ kollegen: colleagues }: Pick<Release, 'kollegen'>) {
  return (
    <Conditional when={useValue('was') === 'zuweisen'}>
      <SelectField
        name="zustaendig"
        label="An wen"
        required
        options={colleagues.map(({ id, name }) => ({ wert: String(id), text: name }))}
      />
    </Conditional>
  );
}

/** Actions with a message that text blocks fit. */
const TO_SENDER = ['rueckfrage', 'ablehnen', 'freigeben'];

function Message({ stelle, textbausteine: blocks }: Pick<Release, 'stelle' | 'textbausteine'>) {
  const was = String(useValue('was') ?? '');
  const label = {
    weiterleiten: `Nachricht an ${stelle}`,
    notiz: 'Notiz',
  }[was];
  return (
    <>
      <TextArea
        name="nachricht"
        label={label ?? 'Nachricht an den Absender'}
        required={['rueckfrage', 'ablehnen', 'notiz'].includes(was)}
        hint={
          was === 'notiz'
            ? 'Bleibt im Haus und steht im Verlauf.'
            : 'Steht so in der E-Mail. Bei Rückfragen und Ablehnungen nötig.'
        }
        rows={4}
      />
      {/* Buttons need a script, so they appear only after a choice. */}
      {blocks.length > 0 && TO_SENDER.includes(was) && <TextBlocks textbausteine={blocks} />}
    </>
  );
}

/** Buttons that append a prepared sentence to the message. */
function TextBlocks({ textbausteine: blocks }: Pick<Release, 'textbausteine'>) {
  const { form } = useFormContext();
  const insert = (text: string) => {
    const written = String(form.getValues('nachricht') ?? '').trim();
    form.setValue('nachricht', [written, text].filter(Boolean).join('\n\n'), { shouldDirty: true });
    form.setFocus('nachricht');
  };
  return (
    <fieldset className={styles.blocks}>
      <legend>Textbausteine</legend>
      {blocks.map(({ titel: title, text }) => (
        <Button key={title} variant="secondary" onClick={() => insert(text)}>
          {title}
        </Button>
      ))}
    </fieldset>
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
