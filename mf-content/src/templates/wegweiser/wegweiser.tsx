import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { Pagination } from '@gm/shared/ui/pagination';
import type { Seite, TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Lebenslagen } from './lebenslagen.tsx';
import type { wegweiser } from './wegweiser.context.ts';
import styles from './wegweiser.module.css';
import { buildWegweiserHref, groupByBuchstabe, istGefiltert, readAbfrage } from './wegweiser-abfrage.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function nenneAnzahl(anzahl: number): string {
  if (anzahl === 0) return 'Keine Leistungen gefunden';
  return anzahl === 1 ? '1 Leistung' : `${anzahl} Leistungen`;
}

/** One link per letter that has services; the others are named, so that the row keeps its shape. */
function Buchstaben({ buchstaben, seite }: { buchstaben: string[]; seite: Seite }) {
  const { buchstabe } = readAbfrage(seite);
  return (
    <nav aria-label="Anfangsbuchstabe">
      <ul className={styles.buchstaben}>
        {ALPHABET.map((zeichen) => {
          const istGewaehlt = zeichen === buchstabe.toUpperCase();
          return (
            <li key={zeichen}>
              {buchstaben.includes(zeichen) ? (
                <a
                  href={buildWegweiserHref(seite, { q: '', lebenslage: '', buchstabe: istGewaehlt ? '' : zeichen })}
                  aria-current={istGewaehlt ? 'true' : undefined}
                >
                  {zeichen}
                </a>
              ) : (
                <span>{zeichen}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Guide to services: filters as a plain GET form, letters, situations of life, and the services from A to Z. */
export default function Wegweiser({ context, seite }: TemplateProps<typeof wegweiser>) {
  const id = useId();
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
        <FilterFormular aktion={seite.pfad} aufheben={istGefiltert(abfrage) ? seite.pfad : undefined}>
          <FilterSuchwort wert={abfrage.q} />
          <FilterAuswahl
            name="lebenslage"
            label="Lebenslage"
            wert={gewaehlt?.id ?? ''}
            alle="Alle Lebenslagen"
            optionen={auswahl.lebenslagen.map((lage) => ({ wert: lage.id, text: lage.titel }))}
          />
        </FilterFormular>
        <Buchstaben buchstaben={auswahl.buchstaben} seite={seite} />
        {!istGefiltert(abfrage) && <Lebenslagen lebenslagen={auswahl.lebenslagen} seite={seite} />}
        <section aria-labelledby={id} className={styles.ergebnis}>
          {/* Around the heading: inside of it, a status would take its name away. */}
          <div role="status">
            <h2 id={id}>
              {nenneAnzahl(anzahl)}
              {gewaehlt && ` zu „${gewaehlt.titel}“`}
            </h2>
          </div>
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
            <p>
              {istGefiltert(abfrage) ? (
                <>
                  Zu Ihrer Auswahl gibt es keine Leistung. Rufen Sie uns gerne an: {seite.gemeinde.telefon}.{' '}
                  <a href={seite.pfad}>Alle Leistungen zeigen</a>
                </>
              ) : (
                'Zurzeit sind keine Leistungen eingetragen.'
              )}
            </p>
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(nummer) => buildWegweiserHref(seite, { seite: String(nummer) })}
          />
        </section>
      </div>
    </Abschnitt>
  );
}
