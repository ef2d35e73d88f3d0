import type { OffeneBuchungsseite } from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { requestJson } from '@gm/shared/browser/request-json';
import { formatUhrzeit } from '@gm/shared/format/datum';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Alert } from '@gm/shared/ui/alert';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import { type Nachricht, Neuigkeit } from './neuigkeit.tsx';

const FELDER = ['email'];
const loadSchema = () => import('./mail-schema.ts').then((module) => module.mailSchema);

/** `14:05 Uhr`, in the time of the municipality. */
export const formatFrist = (instant: string) => formatUhrzeit(readBerlinerZeit(new Date(instant)).uhrzeit);

interface MailNochmalProps {
  /** Of the browser that booked. */
  token: string;
  email: string;
  bis: string;
  seite: Seite;
}

/** Where the mail went to that has to be answered; it can be sent once more, or to the address that was meant. */
export function MailNochmal({ token, email, bis, seite }: MailNochmalProps) {
  const [gesendet, setGesendet] = useState({ email, bis });
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);
  const formular = useFormular({
    name: 'ferienprogramm-mail',
    seite,
    async aktion(werte) {
      const body = JSON.stringify({ token, email: werte.email });
      const antwort = await requestJson<OffeneBuchungsseite>('/api/ferienprogramm/offen/mail', { body });
      if (antwort.ok) {
        setGesendet({ email: antwort.body?.email ?? email, bis: antwort.body?.bestaetigen_bis ?? bis });
        setNachricht({ text: 'Die E-Mail ist noch einmal unterwegs.' });
        return null;
      }
      const { ursache, hinweis } = antwort;
      return { art: 'fehlschlag', ursache, ...(hinweis ? { hinweis } : {}) };
    },
    felder: FELDER,
    vorgaben: { email },
    ohneEntwurf: FELDER,
    loadSchema,
  });
  return (
    <>
      <Alert kind="warning" title="Bitte bestätigen Sie die Buchung in Ihren E-Mails" level={3}>
        <p>
          Wir haben eine E-Mail an <strong>{gesendet.email}</strong> geschickt. Öffnen Sie den Link darin bis{' '}
          <strong>{formatFrist(gesendet.bis)}</strong>: Bis dahin halten wir die Plätze, danach werden sie wieder frei.
        </p>
      </Alert>
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      <FormularRahmen
        formular={formular}
        absenden="E-Mail noch einmal senden"
        fehlschlag={{
          titel: 'Die E-Mail konnte nicht gesendet werden',
          text: <p>Ihre Plätze halten wir weiter. Bitte versuchen Sie es in einigen Minuten erneut.</p>,
        }}
      >
        <TextField
          name="email"
          label="E-Mail"
          required
          hint="Ist keine E-Mail angekommen? Sehen Sie auch im Spam-Ordner nach. Eine falsche Adresse können Sie hier ändern."
          breite="mittel"
          type="email"
          autoComplete="email"
        />
      </FormularRahmen>
    </>
  );
}
