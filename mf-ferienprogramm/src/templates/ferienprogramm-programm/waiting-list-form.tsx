import { pickChild } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Page } from '@gm/shared/contract';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { WAITING_LIST_PARTS } from '@gm/shared/schemas/consents';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import { postJson } from '../../program/post-json.ts';
import { FAILURE } from '../../registration/details.tsx';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { noteWaitingList, useRegistration } from '../../registration/registration-store.ts';

/** Whether a child is on the event's waiting list already. */
export const isWaiting = ({ warteliste: waitingList }: RegisteredChild, { id }: { id: number }) =>
  waitingList.some((wish) => wish.id === id);

const [beginning, declaration, end] = WAITING_LIST_PARTS;

const FIELDS = ['kinder', 'gemeinsam', 'valid'];

const loadSchema = () => import('./waiting-list-schema.ts').then((module) => module.waitingListSchema);

interface Receipt {
  /** Links are optional: not every system provides them. */
  warteplaetze?: { kinder: string[]; link: string }[];
}

interface WaitingListFormProps {
  veranstaltung: Ferienveranstaltung;
  /** Children of suitable age. */
  kinder: readonly RegisteredChild[];
  options: RegistrationStepOptions;
  seite: Page;
}

/** Puts children on an event's waiting list, individually or only together. */
export function WaitingListForm({ veranstaltung, kinder: children, options, seite: page }: WaitingListFormProps) {
  const { kontakt: contact } = useRegistration();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [error, setError] = useState<string | null>(null);
  const waitable = children.filter((child) => !isWaiting(child, veranstaltung));
  const form = useForm({
    name: `ferienprogramm-warteliste-${veranstaltung.id}`,
    seite: page,
    async action({ kinder: chosen, gemeinsam: shared }) {
      try {
        setError(null);
        const fresh = waitable.filter(({ schluessel: key }) => Array.isArray(chosen) && chosen.includes(String(key)));
        setReceipt(
          await postJson<Receipt>('/api/ferienprogramm/warteliste', {
            veranstaltung: veranstaltung.id,
            kontakt: contact,
            kinder: fresh.map(pickChild),
            // The question is not shown for a single child.
            gemeinsam: waitable.length > 1 && shared === true,
            valid: true,
            firma: '',
          }),
        );
        noteWaitingList(
          fresh.map(({ schluessel: key }) => key),
          veranstaltung,
        );
        return null;
      } catch (cause) {
        setError(cause instanceof Error ? cause.message : '');
        return { art: 'felder', fehler: [] };
      }
    },
    fields: FIELDS,
    notKept: FIELDS,
    loadSchema,
  });

  if (receipt) {
    return (
      <Alert kind="warning" title="Bitte bestätigen Sie den Warteplatz" level={3} live>
        <p>
          Wir haben eine E-Mail an {contact?.email} geschickt. Öffnen Sie innerhalb von 24 Stunden den Link darin: Dann
          stehen Sie auf der Warteliste.
        </p>
        {receipt.warteplaetze && (
          <ul>
            {receipt.warteplaetze.map(({ kinder: names, link }) => (
              <li key={link}>
                <a href={link}>{names.join(', ')}: Platz auf der Warteliste ansehen</a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  return (
    <FormFrame
      form={form}
      failure={FAILURE}
      submit={
        <div>
          <Button type="submit" disabled={form.state.status === 'submitting'}>
            Auf die Warteliste setzen
          </Button>
        </div>
      }
    >
      <CheckboxGroup
        name="kinder"
        label="Wer soll warten?"
        required
        options={waitable.map(({ schluessel: key, vorname: firstName, name }) => ({
          wert: String(key),
          text: `${firstName} ${name}`,
        }))}
      />
      {waitable.length > 1 && (
        <CheckboxTile name="gemeinsam">Die Kinder möchten nur gemeinsam teilnehmen.</CheckboxTile>
      )}
      <CheckboxTile name="valid" required>
        {beginning} <a href={options.datenschutzLink}>{declaration}</a> {end}
      </CheckboxTile>
      {error && (
        <Alert kind="danger" title="Das ist nicht möglich" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
    </FormFrame>
  );
}
