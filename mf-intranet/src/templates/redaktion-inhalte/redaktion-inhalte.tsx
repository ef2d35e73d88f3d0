import { Zurueck } from '@gm/shared/detail/zurueck';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Sortierkopf } from '../../arbeitsliste/sortierkopf.tsx';
import { Redaktionsfilter } from '../../inhalt/redaktionsfilter.tsx';
import { Unpassende } from '../../redaktion/unpassende.tsx';
import type { RedaktionInhalteProps } from './redaktion-inhalte.context.ts';
import eigene from './redaktion-inhalte.module.css';

const FILTER = ['q', 'typ', 'sort', 'ansicht'] as const;

const formatCount = (anzahl: number, istMehr = false) =>
  anzahl === 0
    ? 'Keine Einträge'
    : anzahl === 1
      ? '1 Eintrag'
      : `${istMehr ? 'mehr als ' : ''}${anzahl.toLocaleString('de-DE')} Einträge`;

/** All content of the site by kind, and the entries of one kind, or those with a word. */
export default function RedaktionInhalte({ context: { inhalte }, seite }: RedaktionInhalteProps) {
  if (!inhalte) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Inhalte" />
      </Abschnitt>
    );
  }
  const { arten, art, spalten, data, anzahl, istMehr, unpassende, pagination } = inhalte;
  const { q, typ, sort, ansicht } = readFilter(seite, FILTER);
  const isAuswahl = q === '' && art === null && ansicht === '';
  return (
    <GefilterteListe
      davor={
        <>
          {isAuswahl ? (
            <Zurueck href="/intranet/redaktion/" text="Zu den Beiträgen" />
          ) : (
            <Zurueck href={seite.pfad} text="Alle Arten von Inhalten" />
          )}
          {ansicht ? (
            <p>
              Eine spätere Fassung einer Vorlage hat sich geändert oder ist weg: Auf diesen Seiten fehlt etwas. Öffnen
              Sie die Seite; bei dem Baustein steht, was nicht mehr passt.
            </p>
          ) : (
            <Unpassende anzahl={unpassende} />
          )}
        </>
      }
      filter={
        <Redaktionsfilter
          seite={seite}
          q={q}
          typ={typ}
          label="Art"
          alle="Alle Arten"
          ansicht={ansicht}
          optionen={arten.map((eine) => ({ wert: eine.art, text: eine.titel }))}
        />
      }
      titel={
        ansicht && !art
          ? formatCount(anzahl, istMehr)
          : art
            ? `${art.titel}: ${formatCount(anzahl, istMehr)}`
            : q
              ? formatCount(anzahl, istMehr)
              : 'Arten von Inhalten'
      }
      neben={art?.neu && <LinkButton href={art.neu}>Neuer Eintrag</LinkButton>}
      isLeer={!isAuswahl && data.length === 0}
      leer={{
        istGefiltert: q !== '' || ansicht !== '',
        ohneTreffer:
          ansicht && q === '' ? 'Alles passt zu den Vorlagen, wie sie jetzt sind.' : 'Dazu gibt es keine Einträge.',
        alle: { href: buildListenHref(seite, FILTER, { q: '', ansicht: '' }), text: 'Alle Einträge zeigen' },
        nichts: 'Hier gibt es noch keine Einträge.',
      }}
      seiten={{
        ...pagination,
        buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }),
      }}
      danach={
        !isAuswahl &&
        data.length > 0 && (
          <p>
            <LinkButton variant="secondary" href={`${seite.pfad}mehrere/${seite.suche}`}>
              Mehrere auf einmal freigeben oder zurückziehen
            </LinkButton>
          </p>
        )
      }
    >
      {isAuswahl ? (
        <ul className={eigene.arten}>
          {arten.map((eine) => (
            <li key={eine.art}>
              <a href={`${seite.pfad}?typ=${eine.art}`}>{eine.titel}</a>
              <span>{formatCount(eine.anzahl)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <table className={tabelle.tabelle}>
          <Sortierkopf
            spalten={[
              { name: 'titel', text: 'Titel' },
              ...(art ? [] : [{ name: '', text: 'Art' }]),
              ...spalten.map(({ titel, ordnung }) => ({ name: ordnung, text: titel })),
              { name: 'geaendert', text: 'Geändert', zuerstAb: true },
            ]}
            ordnung={sort}
            buildHref={(ordnung) => buildListenHref(seite, FILTER, { sort: ordnung })}
          />
          <tbody className={eigene.zeilen}>
            {data.map((eintrag) => (
              <tr key={eintrag.detailURL}>
                <th scope="row">
                  <a className={eigene.titel} href={eintrag.detailURL}>
                    {eintrag.titel}
                  </a>
                  {eintrag.ungeprueft && (
                    <span className={tabelle.klein}> mit Änderungen, die noch nicht freigegeben sind</span>
                  )}
                </th>
                {!art && <td data-spalte="Art">{eintrag.art}</td>}
                {spalten.map(({ titel }, index) => (
                  <td key={titel} data-spalte={titel}>
                    {eintrag.angaben[index]}
                  </td>
                ))}
                <td data-spalte="Geändert">{eintrag.geaendert}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </GefilterteListe>
  );
}
