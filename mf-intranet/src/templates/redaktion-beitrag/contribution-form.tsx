import { requestJson } from '@gm/shared/browser/request-json';
import type { Page } from '@gm/shared/contract';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { SubmitRow } from '@gm/shared/forms/frame/submit-row';
import { useError } from '@gm/shared/forms/state/form-context';
import { fieldId, useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { ContributionStep } from '@gm/shared/rules/editorial';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { CONTENT_FIELDS, COPY } from '@gm/shared/schemas/editor/editorial-content-fields';
import type { Receipt } from '@gm/shared/schemas/form';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from '../../desk/detail.module.css';
import { newLogIn } from '../../drafts/new-log-in.tsx';
import { nameOutcome, Outcome } from '../../drafts/outcome.tsx';
import { nameFieldWay } from '../../entry-form/values/name-field-way.ts';
import { parseValue } from '../../entry-form/values/parse-value.ts';
import { ContributionFields } from './contribution-fields.tsx';
import { Replacement } from './cross-references.tsx';
import { PublishBar } from './publish-bar.tsx';

const CHOICE = {
  speichern: { text: 'Speichern', hinweis: 'Auf der Website ändert sich dadurch nichts.' },
  vorlegen: {
    text: 'Zur Freigabe vorlegen',
    hinweis: 'Wer freigeben darf, bekommt eine E-Mail. Auf der Website ändert sich noch nichts.',
  },
  freigeben: {
    text: 'Freigeben und veröffentlichen',
    hinweis: 'Sofort, oder ab dem Zeitpunkt, den Sie oben nennen.',
  },
  zurueckgeben: {
    text: 'Zurückgeben',
    hinweis: 'Wer den Beitrag vorgelegt hat, bekommt eine E-Mail mit Ihrem Hinweis.',
  },
  zurueckziehen: {
    text: 'Zurückziehen',
    hinweis: 'Der Beitrag verschwindet von der Website und bleibt hier erhalten.',
  },
} as const satisfies Record<ContributionStep, { text: string; hinweis: string }>;

const FIELDS = ['art', ...Object.keys(CONTENT_FIELDS), 'ohne_ersatz', 'barrieren'];

/** Title of the entry as it was sent. */
function readTitle(data: unknown): string {
  const { titel: title, name } = Object(parseValue(data)) as { titel?: unknown; name?: unknown };
  return String(title ?? name ?? '');
}

interface ContributionFormProps {
  contribution: Contribution;
  content: NonNullable<Contribution['inhalt']>;
  action: string;
  seite: Page;
  /** State after an action of the form. */
  state: Contribution | undefined;
  /** Public page to return to after publishing; null: the form was opened from a list. */
  from: string | null;
  onSaved(reference: string): void;
  /** The entry was saved and its form stays open. */
  onKept(contribution: Contribution): void;
}

/** The form of an entry and its actions. */
export function ContributionForm({
  contribution,
  content,
  action,
  seite: page,
  state,
  from,
  onSaved,
  onKept,
}: ContributionFormProps) {
  const { referenz: reference, version, werte: values, schritte: steps, freigabe: release } = contribution;
  /** Saving from the bar leaves the form open. */
  const stays = useRef(false);
  /** The bar reports a failure where it was pressed. */
  const fromBar = useRef(false);

  async function keepOpen({ referenz: saved }: Partial<Receipt>): Promise<boolean> {
    if (!stays.current) return false;
    // A new entry gets its address with the first save.
    if (!reference && !values.schluessel) {
      location.replace(`/intranet/redaktion/${saved}/`);
      return true;
    }
    const answer = await requestJson<Contribution>(`/api/intranet/redaktion/${saved}`);
    if (!answer.ok || !answer.body) return false;
    form.form.setValue('referenz', answer.body.referenz);
    form.form.setValue('version', String(answer.body.version));
    onKept(answer.body);
    return true;
  }

  const form = useForm({
    name: 'redaktion-beitrag',
    seite: page,
    action,
    // The version is part of the draft: it identifies the state in which editing began.
    fields: [...FIELDS, 'was', 'hinweis', 'ersetzen', 'bestaetigt', 'referenz', 'version'],
    presets: { ...values, referenz: reference, version: String(version), was: 'speichern' },
    notKept: ['was', 'hinweis', 'ersetzen', 'bestaetigt', 'ersatz', 'ohne_ersatz', 'barrieren'],
    // Many error messages have the same text.
    getGroup: (field) => nameFieldWay(content.formular, field),
    keepOpen,
    loadSchema: () =>
      import('@gm/shared/schemas/editor/editorial-content').then((module) => module.contentContributionSchema),
  });
  /** A button of the bar names its step; otherwise the one chosen in the form counts. */
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const step = submitter?.dataset.schritt;
    // Only this button replaces the version of another person, and only for this submission.
    form.form.setValue('ersetzen', submitter?.getAttribute('name') === 'ersetzen' ? 'on' : '');
    stays.current = step === 'speichern';
    fromBar.current = step !== undefined;
    if (step) form.form.setValue('was', step);
    return form.submit(event);
  }

  // The title of a copy is provisional: the next key replaces it.
  useEffect(() => {
    if (version > 0) return;
    const title = document.getElementById(fieldId('redaktion-beitrag', 'daten/titel'));
    if (title instanceof HTMLInputElement && title.value.startsWith(COPY)) title.select();
  }, [version]);
  const saved = form.state.status === 'success' ? form.state.referenz : undefined;
  // Synchronously with the message, which the previous state would contradict.
  useLayoutEffect(() => {
    if (saved) onSaved(saved);
  }, [saved, onSaved]);
  const isHandedOver = saved !== undefined && ['freigeben', 'vorlegen'].includes(String(form.form.getValues('was')));
  useEffect(() => {
    if (isHandedOver && from && !form.fromServer) location.assign(from);
  }, [isHandedOver, from, form.fromServer]);
  const path = `/intranet/redaktion/${saved || reference}/`;
  // Published entries have no start date to choose.
  const isPublic = contribution.status === 'veröffentlicht';
  const done = steps.find((step) => step === form.form.getValues('was')) ?? 'speichern';
  return (
    <FormFrame
      form={{ ...form, submit }}
      submit={
        <>
          <SubmitRow label="Ausführen" />
          <PublishBar {...contribution} />
        </>
      }
      success={{
        title: nameOutcome(done, saved ? state : undefined),
        text: <Outcome was={done} state={saved ? state : undefined} title={readTitle(form.form.getValues('daten'))} />,
        withoutWayBack: true,
        follow: () => (
          <ul className={styles.next}>
            {/* A full page load resets the form to the new version. */}
            <li>
              <a href={path} data-native="">
                So steht dieser Beitrag jetzt
              </a>
            </li>
            <li>
              <a href={content.liste.href}>{content.liste.titel}</a>
            </li>
          </ul>
        ),
      }}
      refusal={{
        field: 'ersetzen',
        title: 'Jemand war schneller',
        choices: <Conflict path={path} was={form.form.getValues('was')} />,
      }}
      failure={{
        title: 'Ihr Beitrag wurde nicht gespeichert',
        text: <p>Was Sie geschrieben haben, steht noch da. Bitte versuchen Sie es noch einmal.</p>,
        loggedOut: newLogIn,
        stays: fromBar.current,
      }}
    >
      {/* Read by the shell when the form is posted without a script. */}
      {from && <input type="hidden" name="weiter" value={from} />}
      <HiddenField name="referenz" />
      <HiddenField name="version" />
      <ContributionFields contribution={contribution} />
      {release && <p className={styles.meta}>{release}</p>}
      <RadioGroup
        name="was"
        label="Was möchten Sie tun?"
        required
        options={steps.map((value) => ({
          wert: value,
          ...CHOICE[value],
          ...(isPublic && value === 'freigeben' ? { hinweis: 'Die Website zeigt sofort Ihre Fassung.' } : {}),
        }))}
      />
      <Hint schritte={steps} />
      <Replacement {...content} />
      <Rueckfrage />
    </FormFrame>
  );
}

/** A note for the person who publishes the entry or continues it. */
function Hint({ schritte: steps }: Pick<Contribution, 'schritte'>) {
  const was = useValue('was');
  if (!steps.includes('vorlegen') && !steps.includes('zurueckgeben')) return null;
  const isReturn = was === 'zurueckgeben';
  return (
    <Conditional when={was === 'vorlegen' || isReturn}>
      <TextArea
        name="hinweis"
        label={isReturn ? 'Was ist noch zu tun?' : 'Hinweis für die Freigabe'}
        required={isReturn}
        rows={3}
      />
    </Conditional>
  );
}

/** Whether the api requires this checkbox. The message disappears when it is ticked. */
function useRefused(name: string): boolean {
  const isRefused = useError().some(({ feld: field }) => field === name);
  const [wasRefused, setRefused] = useState(false);
  if (isRefused && !wasRefused) setRefused(true);
  return isRefused || wasRefused;
}

/** Publishing that affects people needs confirmation; the message at the checkbox explains the consequences. */
function Rueckfrage() {
  const was = useValue('was');
  if (!useRefused('bestaetigt')) return null;
  return (
    <Conditional when={was === 'freigeben'}>
      <CheckboxTile name="bestaetigt">Ja, so veröffentlichen.</CheckboxTile>
    </Conditional>
  );
}

interface ConflictProps {
  path: string;
  was: unknown;
}

/** Ways out of an edit conflict; the other version stays in the history. */
function Conflict({ path, was }: ConflictProps) {
  return (
    <div className={styles.choices}>
      <LinkButton variant="secondary" href={path} target="_blank" rel="noopener">
        Andere Fassung in neuem Fenster öffnen
      </LinkButton>
      <Button type="submit" name="ersetzen" value="on" data-schritt={String(was)}>
        Meine Fassung trotzdem {was === 'freigeben' ? 'veröffentlichen' : 'speichern'}
      </Button>
    </div>
  );
}
