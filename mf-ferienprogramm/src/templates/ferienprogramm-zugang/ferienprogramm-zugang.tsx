import sheet from '@gm/shared/detail/work-sheet.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { NewsItem } from '@gm/shared/ui/news-item';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm } from '../../action-form/operation-form.tsx';
import type { FerienprogrammZugangProps } from './ferienprogramm-zugang.context.ts';

const NAME = 'ferienprogramm-zugang';

/** Organisers request a link, whose page logs in with a button, since mail scanners open links but press no buttons. */
export default function FerienprogrammZugang({ options, seite: page }: FerienprogrammZugangProps) {
  const token = new URLSearchParams(page.suche).get('token');
  const { formular: formOf } = page;
  const [error] = formOf?.status === 'error' ? formOf.fehler : [];
  const isUsed = error?.feld === 'token';
  const fixed: { vorgang: string } & Record<string, string> =
    token === null ? { vorgang: 'anfordern' } : { vorgang: 'anmelden', token };
  const form = { seite: page, template: NAME, fixed };
  return (
    <div className={sheet.page}>
      {formOf?.status === 'error' && (
        <NewsItem>
          <Alert
            kind="danger"
            title={token === null ? 'Es wurde kein Link geschickt' : 'Die Anmeldung hat nicht geklappt'}
          >
            <p>{error?.meldung ?? 'Bitte versuchen Sie es in einer Minute noch einmal.'}</p>
            {token !== null && <a href="/ferienprogramm-veranstalter/">Neuen Link anfordern</a>}
          </Alert>
        </NewsItem>
      )}
      {formOf?.status === 'success' && (
        <NewsItem>
          <Alert kind="warning" title="Bitte sehen Sie in Ihr Postfach">
            <p>
              Wenn die Adresse bei uns für eine Veranstaltung eingetragen ist, ist jetzt ein Link unterwegs. Er gilt
              eine halbe Stunde. Kommt nichts an, fragen Sie uns: <MailLink address={options.email} />
            </p>
          </Alert>
        </NewsItem>
      )}
      {!isUsed && (
        <section className={sheet.sheet} aria-labelledby="zugang">
          {token === null ? (
            <>
              <h2 id="zugang">Zugang für Veranstalter und Helfer</h2>
              <p>
                Vereine und andere Anbieter ergänzen hier ihre Veranstaltungen, sehen die Anmeldungen, drucken Listen,
                schreiben den Familien und melden Auslagen. Helferinnen und Helfer sagen, an welchen Tagen sie dabei
                sind. Ein Passwort brauchen Sie nicht: Wir schicken Ihnen einen Link.
              </p>
              <OperationForm {...form} submit="Link anfordern">
                <InputField
                  {...form}
                  name="email"
                  label="E-Mail-Adresse"
                  type="email"
                  autoComplete="email"
                  required
                  hint="Die Adresse, mit der Sie bei uns eingetragen sind."
                />
              </OperationForm>
              <p>
                <a href="/ferienprogramm-veranstalter/vor-ort/">Zur Anwesenheitsliste auf diesem Gerät</a>
              </p>
              <p>
                Sie sind noch nicht dabei? <a href="/ferienprogramm-vorschlag/">Schlagen Sie uns ein Angebot vor.</a>
              </p>
            </>
          ) : (
            <>
              <h2 id="zugang">Nur noch ein Klick</h2>
              <p>Hinter dem Link stehen persönliche Angaben. Melden Sie sich nur an einem Gerät an, das Sie kennen.</p>
              <OperationForm {...form} submit="Anmelden" />
            </>
          )}
        </section>
      )}
    </div>
  );
}
