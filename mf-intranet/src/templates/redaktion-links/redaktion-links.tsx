import { Zurueck } from '@gm/shared/detail/zurueck';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { RedaktionLinksProps } from './redaktion-links.context.ts';
import styles from './redaktion-links.module.css';

type Links = NonNullable<RedaktionLinksProps['context']['links']>;

/** Links to elsewhere that lead nowhere any more, and where to mend them. */
export default function RedaktionLinks({ context: { links } }: RedaktionLinksProps) {
  if (!links) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Links" />
      </Abschnitt>
    );
  }
  const kaputte = links.data.filter(({ fehler }) => fehler !== null);
  const umgezogene = links.data.filter(({ fehler }) => fehler === null);
  return (
    <Abschnitt>
      <Zurueck href="/intranet/redaktion/inhalte/" text="Inhalte der Website" />
      <Stand {...links} />
      {(links.isAn || kaputte.length > 0) && (
        <Liste
          titel={
            kaputte.length === 0 ? 'Alle geprüften Links führen zum Ziel' : `Nicht zu erreichen (${kaputte.length})`
          }
          links={kaputte}
        />
      )}
      {umgezogene.length > 0 && <Liste titel={`Umgezogen (${umgezogene.length})`} links={umgezogene} />}
    </Abschnitt>
  );
}

function Stand({ isAn, alle, gepruefte, zuletzt }: Links) {
  if (!isAn) {
    return (
      <Alert kind="info" title="Links werden hier nicht geprüft">
        <p>Die Prüfung ist für diese Website ausgeschaltet (LINKS_PRUEFEN).</p>
      </Alert>
    );
  }
  return (
    <p className={styles.stand}>
      Jeder Link zu einer anderen Website wird einmal in der Woche aufgerufen. {gepruefte} von {alle} sind geprüft
      {zuletzt && `, zuletzt am ${zuletzt}`}.
    </p>
  );
}

function Liste({ titel, links }: { titel: string; links: Links['data'] }) {
  return (
    <section className={styles.gruppe}>
      <h2>{titel}</h2>
      <ul className={styles.liste}>
        {links.map(({ url, fehler, seit, umgezogenNach, orte }) => (
          <li key={url}>
            <p className={styles.url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {url}
                <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
              </a>
            </p>
            <p>
              {fehler ?? (
                <>
                  Leitet dauerhaft weiter nach <span className={styles.url}>{umgezogenNach}</span>
                </>
              )}
              {seit && <span className={styles.meta}> seit {seit}</span>}
            </p>
            <ul className={styles.orte} aria-label="Steht in">
              {orte.map((ort) => (
                <li key={ort.href}>
                  <a href={ort.href}>{ort.titel}</a> <span className={styles.meta}>{ort.art}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
