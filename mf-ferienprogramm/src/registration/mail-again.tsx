import type { OpenBookingPage } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { requestJson } from '@gm/shared/browser/request-json';
import type { Page } from '@gm/shared/contract';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Alert } from '@gm/shared/ui/alert';
import { type ReactNode, useState } from 'react';
import { formatDeadline } from './deadline.ts';
import { type Message, NewsItem } from './news-item.tsx';

const FIELDS = ['email'];
const loadSchema = () => import('./mail-schema.ts').then((module) => module.mailSchema);

interface MailAgainProps {
  /** Token of the browser that booked. */
  token: string;
  email: string;
  until: string;
  seite: Page;
  /** Heading level. */
  level?: 2 | 3;
  /** Additional text below the instructions. */
  children?: ReactNode;
}

/** The address of the confirmation mail, with buttons to send it again or to a corrected address. */
export function MailAgain({ token, email, until, seite: page, level = 3, children }: MailAgainProps) {
  const [sent, setSent] = useState({ email, bis: until });
  const [message, setMessage] = useState<Message | null>(null);
  const form = useForm({
    name: 'ferienprogramm-mail',
    seite: page,
    async action(values) {
      const body = JSON.stringify({ token, email: values.email });
      const answer = await requestJson<OpenBookingPage>('/api/ferienprogramm/offen/mail', { body });
      if (answer.ok) {
        setSent({ email: answer.body?.email ?? email, bis: answer.body?.bestaetigen_bis ?? until });
        setMessage({ text: 'Die E-Mail ist noch einmal unterwegs.' });
        return null;
      }
      const { ursache: cause, hinweis: hint } = answer;
      return { art: 'fehlschlag', ursache: cause, ...(hint ? { hinweis: hint } : {}) };
    },
    fields: FIELDS,
    presets: { email },
    notKept: FIELDS,
    loadSchema,
  });
  return (
    <>
      <Alert kind="warning" title="Bitte bestätigen Sie die Buchung in Ihren E-Mails" level={level}>
        <p>
          Wir haben eine E-Mail an <strong>{sent.email}</strong> geschickt. Öffnen Sie den Link darin bis{' '}
          <strong>{formatDeadline(sent.bis)}</strong>: Bis dahin halten wir die Plätze, danach werden sie wieder frei.
        </p>
        {children}
      </Alert>
      {message && <NewsItem message={message} />}
      <FormFrame
        form={form}
        submit="E-Mail noch einmal senden"
        failure={{
          title: 'Die E-Mail konnte nicht gesendet werden',
          text: <p>Ihre Plätze halten wir weiter. Bitte versuchen Sie es in einigen Minuten erneut.</p>,
        }}
      >
        <TextField
          name="email"
          label="E-Mail"
          required
          hint="Ist keine E-Mail angekommen? Sehen Sie auch im Spam-Ordner nach. Eine falsche Adresse können Sie hier ändern."
          width="medium"
          type="email"
          autoComplete="email"
        />
      </FormFrame>
    </>
  );
}
