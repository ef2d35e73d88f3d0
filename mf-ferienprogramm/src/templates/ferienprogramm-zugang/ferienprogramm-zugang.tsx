import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Neuigkeit } from '@gm/shared/ui/neuigkeit';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { VorgangFormular } from '../../vorgang/vorgang-formular.tsx';
import type { FerienprogrammZugangProps } from './ferienprogramm-zugang.context.ts';

const NAME = 'ferienprogramm-zugang';

/** Organisers ask for a link, and the link's page lets them in: programs that open links of mails press no button. */
export default function FerienprogrammZugang({ options, seite }: FerienprogrammZugangProps) {
  const token = new URLSearchParams(seite.suche).get('token');
  const { formular } = seite;
  const [fehler] = formular?.status === 'error' ? formular.fehler : [];
  const istVerbraucht = fehler?.feld === 'token';
  const fest: { vorgang: string } & Record<string, string> =
    token === null ? { vorgang: 'anfordern' } : { vorgang: 'anmelden', token };
  const form = { seite, template: NAME, fest };
  return (
    <div className={blatt.seite}>
      {formular?.status === 'error' && (
        <Neuigkeit>
          <Alert
            kind="danger"
            title={token === null ? 'Es wurde kein Link geschickt' : 'Die Anmeldung hat nicht geklappt'}
          >
            <p>{fehler?.meldung ?? 'Bitte versuchen Sie es in einer Minute noch einmal.'}</p>
            {token !== null && <a href="/ferienprogramm-veranstalter/">Neuen Link anfordern</a>}
          </Alert>
        </Neuigkeit>
      )}
      {formular?.status === 'success' && (
        <Neuigkeit>
          <Alert kind="success" title="Bitte sehen Sie in Ihr Postfach">
            <p>
              Wenn die Adresse bei uns für eine Veranstaltung eingetragen ist, ist jetzt ein Link unterwegs. Er gilt
              eine halbe Stunde. Kommt nichts an, fragen Sie uns: <MailLink adresse={options.email} />
            </p>
          </Alert>
        </Neuigkeit>
      )}
      {!istVerbraucht && (
        <section className={blatt.blatt} aria-labelledby="zugang">
          {token === null ? (
            <>
              <h2 id="zugang">Zugang für Veranstalter und Helfer</h2>
              <p>
                Vereine und andere Anbieter ergänzen hier ihre Veranstaltungen, sehen die Anmeldungen, drucken Listen,
                schreiben den Familien und melden Auslagen. Helferinnen und Helfer sagen, an welchen Tagen sie dabei
                sind. Ein Passwort brauchen Sie nicht: Wir schicken Ihnen einen Link.
              </p>
              <VorgangFormular {...form} absenden="Link anfordern">
                <Eingabefeld
                  {...form}
                  name="email"
                  label="E-Mail-Adresse"
                  type="email"
                  autoComplete="email"
                  required
                  hint="Die Adresse, mit der Sie bei uns eingetragen sind."
                />
              </VorgangFormular>
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
              <VorgangFormular {...form} absenden="Anmelden" />
            </>
          )}
        </section>
      )}
    </div>
  );
}
