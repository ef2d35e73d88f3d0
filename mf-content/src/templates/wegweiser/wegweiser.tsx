import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { LeereListe } from '@gm/shared/liste/leere-liste';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { Pagination } from '@gm/shared/ui/pagination';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Alphabet } from '../../alphabet/alphabet.tsx';
import { Lebenslagen } from './lebenslagen.tsx';
import type { wegweiser } from './wegweiser.context.ts';
import styles from './wegweiser.module.css';
import { buildWegweiserHref, groupByBuchstabe, isFiltered, readAbfrage } from './wegweiser-abfrage.ts';

function formatCount(anzahl: number): string {
  if (anzahl === 0) return 'Keine Leistungen gefunden';
  return anzahl === 1 ? '1 Leistung' : `${anzahl} Leistungen`;
}

/** Guide to services: filters as a plain GET form, letters, situations of life, and the services from A to Z. */
export default function Wegweiser({ context, seite }: TemplateProps<typeof wegweiser>) {
  const { data, pagination, anzahl, auswahl } = context.leistungen;
  const abfrage = readAbfrage(seite);
  if (anzahl === null) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Leistungen" />
      </Abschnitt>
    );
  }
  const gewaehlt = auswahl.lebenslagen.find((lage) => lage.id === abfrage.lebenslage);
  return (
    <Abschnitt>
      <div className={styles.wegweiser}>
        <FilterFormular
          aktion={seite.pfad}
          aufheben={isFiltered(abfrage) ? seite.pfad : undefined}
          suche={<FilterSuchwort wert={abfrage.q} />}
          gewaehlt={[gewaehlt?.id ?? '']}
        >
          <FilterAuswahl
            name="lebenslage"
            label="Lebenslage"
            wert={gewaehlt?.id ?? ''}
            alle="Alle Lebenslagen"
            optionen={auswahl.lebenslagen.map((lage) => ({ wert: lage.id, text: lage.titel }))}
          />
        </FilterFormular>
        <Alphabet
          buchstaben={auswahl.buchstaben}
          gewaehlt={abfrage.buchstabe.toUpperCase()}
          buildHref={(buchstabe) => buildWegweiserHref(seite, { q: '', lebenslage: '', buchstabe })}
        />
        {!isFiltered(abfrage) && <Lebenslagen lebenslagen={auswahl.lebenslagen} seite={seite} />}
        <ListenErgebnis
          className={styles.ergebnis}
          titel={
            <>
              {formatCount(anzahl)}
              {gewaehlt && ` zu „${gewaehlt.titel}“`}
            </>
          }
        >
          {groupByBuchstabe(data).map(({ buchstabe, eintraege }) => (
            <div key={buchstabe} className={styles.gruppe}>
              <h3>{buchstabe}</h3>
              <ul>
                {eintraege.map(({ titel, einleitung, detailURL }) => (
                  <li key={detailURL}>
                    <a href={detailURL}>{titel}</a>
                    {einleitung && <p>{einleitung}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {data.length === 0 && (
            <LeereListe
              istGefiltert={isFiltered(abfrage)}
              ohneTreffer={`Zu Ihrer Auswahl gibt es keine Leistung. Rufen Sie uns gerne an: ${seite.gemeinde.telefon}.`}
              alle={{ href: seite.pfad, text: 'Alle Leistungen zeigen' }}
              nichts="Zurzeit sind keine Leistungen eingetragen."
            />
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(nummer) => buildWegweiserHref(seite, { seite: String(nummer) })}
          />
        </ListenErgebnis>
      </div>
    </Abschnitt>
  );
}
