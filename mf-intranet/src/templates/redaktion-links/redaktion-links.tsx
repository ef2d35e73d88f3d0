import { Zurueck } from '@gm/shared/detail/zurueck';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { Sortierkopf } from '../../arbeitsliste/sortierkopf.tsx';
import type { RedaktionLinksProps } from './redaktion-links.context.ts';
import styles from './redaktion-links.module.css';

type Links = NonNullable<RedaktionLinksProps['context']['links']>;

const FILTER = ['typ', 'sort'] as const;
const formatCount = (anzahl: number) => (anzahl === 1 ? '1 Link' : `${anzahl.toLocaleString('de-DE')} Links`);

/** Links to elsewhere that lead nowhere any more, and where to mend them. */
export default function RedaktionLinks({ context: { links }, seite }: RedaktionLinksProps) {
  if (!links) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Links" />
      </Abschnitt>
    );
  }
  const { anzahl, kaputte, umgezogene, pagination } = links;
  const { typ, sort } = readFilter(seite, FILTER);
  const alle = kaputte + umgezogene;
  const ansichten = [
    ['', `Alle (${alle})`],
    ['kaputt', `Nicht zu erreichen (${kaputte})`],
    ['umgezogen', `Umgezogen (${umgezogene})`],
  ] as const;
  return (
    <GefilterteListe
      davor={
        <>
          <Zurueck href="/intranet/redaktion/inhalte/" text="Inhalte der Website" />
          <Stand {...links} />
          {alle > 0 && (
            <Ansichten
              label="Ansicht"
              ansichten={ansichten.map(([name, text]) => ({
                href: buildListenHref(seite, FILTER, { typ: name }),
                text,
                gewaehlt: name === typ,
              }))}
            />
          )}
        </>
      }
      titel={
        alle > 0 ? formatCount(anzahl) : links.isAn ? 'Alle geprüften Links führen zum Ziel' : 'Kein Link ist geprüft'
      }
      isLeer={anzahl === 0}
      leer={{
        istGefiltert: alle > 0,
        ohneTreffer: 'Solche Links gibt es nicht.',
        alle: { href: buildListenHref(seite, FILTER, { typ: '' }), text: 'Alle Links zeigen' },
        nichts: 'Hier steht, welche Links zu anderen Websites nicht mehr gehen.',
      }}
      seiten={{ ...pagination, buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }) }}
    >
      <table className={tabelle.tabelle}>
        <Sortierkopf
          spalten={[
            { name: 'url', text: 'Adresse' },
            { name: 'befund', text: 'Befund' },
            { name: 'seit', text: 'Seit' },
            { name: '', text: 'Steht in' },
          ]}
          ordnung={sort}
          buildHref={(ordnung) => buildListenHref(seite, FILTER, { sort: ordnung })}
        />
        <tbody>
          {links.data.map((link) => (
            <Zeile key={link.url} {...link} />
          ))}
        </tbody>
      </table>
    </GefilterteListe>
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
    <p>
      Jeder Link zu einer anderen Website wird einmal in der Woche aufgerufen. {gepruefte} von {alle} sind geprüft
      {zuletzt && `, zuletzt am ${zuletzt}`}.
    </p>
  );
}

function Zeile({ url, fehler, seit, umgezogenNach, orte, weitere }: Links['data'][number]) {
  return (
    <tr>
      <th scope="row" className={styles.url}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
          <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
        </a>
      </th>
      <td data-spalte="Befund">
        <span>
          {fehler ?? (
            <>
              Leitet dauerhaft weiter nach <span className={styles.url}>{umgezogenNach}</span>
            </>
          )}
        </span>
      </td>
      <td data-spalte="Seit">{seit}</td>
      <td data-spalte="Steht in">
        <ul className={styles.orte}>
          {orte.map((ort) => (
            <li key={ort.href}>
              <a href={ort.href}>{ort.titel}</a> <span className={tabelle.klein}>{ort.art}</span>
            </li>
          ))}
          {weitere > 0 && <li>und {weitere.toLocaleString('de-DE')} weitere</li>}
        </ul>
      </td>
    </tr>
  );
}
