import { useNavigation } from '@gm/shared/navigation';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { Seite } from '@gm/shared/vertrag';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Geschlossen } from '../programm/geschlossen.tsx';
import type { AnmeldungOptionen } from './anmeldung.context.ts';
import { useAnmeldung } from './anmeldung-store.ts';
import { NichtGeladen } from './nicht-geladen.tsx';
import styles from './schritt-rahmen.module.css';
import { findGap, getHref, SCHRITTE, type SchrittName } from './schritte.ts';

/** Where the visitor is, what is done, and the way back. */
function Schrittanzeige({ schritt }: { schritt: SchrittName }) {
  const stand = useAnmeldung();
  const aktuell = SCHRITTE.findIndex(({ name }) => name === schritt);
  return (
    <nav aria-label="Schritte der Anmeldung">
      <ol className={styles.schritte}>
        {SCHRITTE.map(({ name, titel, href }, index) => {
          const offen = !findGap(name, stand);
          const fertig = index < aktuell;
          const inhalt = (
            <>
              <span className={styles.nummer}>{fertig ? <Check aria-hidden="true" /> : index + 1}</span>
              <span className={styles.titel}>
                <VisuallyHidden>Schritt {index + 1}:</VisuallyHidden> {titel}
                {fertig && <VisuallyHidden>(erledigt)</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={name} className={index === aktuell || offen ? styles.offen : undefined}>
              {index === aktuell || !offen ? (
                // biome-ignore lint/a11y/useValidAnchor: a step that cannot be entered yet is a link without a place
                <a
                  role="link"
                  aria-current={index === aktuell ? 'step' : undefined}
                  aria-disabled={index !== aktuell || undefined}
                >
                  {inhalt}
                </a>
              ) : (
                <a href={href}>{inhalt}</a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface SchrittRahmenProps {
  schritt: SchrittName;
  options: AnmeldungOptionen;
  seite: Seite;
  /** The step needs nothing of the session: the server renders it, too. */
  vomServer?: boolean;
  jetzt: Date;
  children: ReactNode;
}

/** Around every step: where one is, what is missing, and the step itself once it can be entered. */
export function SchrittRahmen({ schritt, options, seite, vomServer = false, jetzt, children }: SchrittRahmenProps) {
  const stand = useAnmeldung();
  const fehlstelle = stand.bereit ? findGap(schritt, stand) : null;

  return (
    <div className={styles.rahmen}>
      <Schrittanzeige schritt={schritt} />
      <noscript>
        <Alert kind="warning" title="Die Anmeldung braucht JavaScript">
          <p>
            In Ihrem Browser ist JavaScript ausgeschaltet. Sie können es einschalten oder sich im Rathaus anmelden:
            Telefon {seite.gemeinde.telefon}, E-Mail <MailLink adresse={options.email} />.
          </p>
        </Alert>
      </noscript>
      <Geschlossen options={options} jetzt={jetzt}>
        <a href="/kinderferienprogramm/">Zum Programm</a>
      </Geschlossen>
      {stand.bereit && stand.fluechtig && (
        <Alert kind="warning" title="Ihr Browser speichert Ihre Angaben nicht">
          <p>
            Bitte laden Sie die Seite nicht neu, bis die Anmeldung abgeschickt ist: Ihre Angaben gingen sonst verloren.
          </p>
        </Alert>
      )}
      {fehlstelle ? (
        <Alert kind="danger" title="Fehler" live>
          <p>{fehlstelle.meldung}</p>
          <LinkButton href={getHref(fehlstelle.schritt)}>{fehlstelle.knopf}</LinkButton>
        </Alert>
      ) : stand.bereit || vomServer ? (
        children
      ) : (
        <div className={styles.warten}>
          <p>Ihre Angaben werden geladen …</p>
          <div className={styles.spaet}>
            <NichtGeladen seite={seite} email={options.email} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Goes to another step without leaving the document. */
export function openSchritt(schritt: SchrittName): void {
  useNavigation.getState().navigate(getHref(schritt));
}
