import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import styles from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Alphabet } from '../../alphabet/alphabet.tsx';
import type { branchenverzeichnis } from './branchenverzeichnis.context.ts';

const FILTER = ['q', 'typ', 'rubrik_id', 'buchstabe'] as const;
const zahl = new Intl.NumberFormat('de-DE');

function formatCount(anzahl: number): string {
  if (anzahl === 0) return 'Keine Einträge gefunden';
  return anzahl === 1 ? '1 Eintrag' : `${zahl.format(anzahl)} Einträge`;
}

/** The directory: words and category as a plain GET form, kinds and letters as links, entries page by page. */
export default function Branchenverzeichnis({ context, seite }: TemplateProps<typeof branchenverzeichnis>) {
  const { data, pagination, anzahl, auswahl } = context.verzeichnis;
  const { q, typ, rubrik_id, buchstabe } = readFilter(seite, FILTER);
  const buildHref = (aenderung: Partial<Record<(typeof FILTER)[number] | 'seite', string>>) =>
    buildListenHref(seite, FILTER, aenderung);
  if (anzahl === null) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Einträge" />
      </Abschnitt>
    );
  }
  const gewaehlterTyp = auswahl.typen.find((eintrag) => eintrag.typ === typ)?.typ ?? '';
  const isFiltered = [q, gewaehlterTyp, rubrik_id, buchstabe].some((wert) => wert !== '');
  const summe = auswahl.typen.reduce((bisher, eintrag) => bisher + eintrag.anzahl, 0);
  return (
    <GefilterteListe
      filter={
        <>
          <FilterFormular
            aktion={seite.pfad}
            aufheben={isFiltered ? seite.pfad : undefined}
            suche={<FilterSuchwort wert={q} />}
            gewaehlt={[rubrik_id]}
          >
            <FilterAuswahl
              name="rubrik_id"
              label="Rubrik"
              wert={rubrik_id}
              alle="Alle Rubriken"
              optionen={auswahl.rubriken.map((rubrik) => ({
                wert: String(rubrik.id),
                text: `${rubrik.rubrik} (${zahl.format(rubrik.anzahl)})`,
              }))}
            />
            {gewaehlterTyp && <input type="hidden" name="typ" value={gewaehlterTyp} />}
          </FilterFormular>
          {summe > 0 && (
            <Ansichten
              label="Art der Einträge"
              ansichten={[{ typ: '', titel: 'Alle', anzahl: summe }, ...auswahl.typen].map((eintrag) => ({
                href: buildHref({ typ: eintrag.typ, rubrik_id: '', buchstabe: '' }),
                text: `${eintrag.titel} (${zahl.format(eintrag.anzahl)})`,
                gewaehlt: eintrag.typ === gewaehlterTyp,
              }))}
            />
          )}
          <Alphabet
            buchstaben={auswahl.buchstaben}
            gewaehlt={buchstabe.toUpperCase()}
            buildHref={(anfang) => buildHref({ buchstabe: anfang })}
          />
        </>
      }
      titel={formatCount(anzahl)}
      isLeer={data.length === 0}
      leer={{
        istGefiltert: isFiltered,
        ohneTreffer: 'Zu Ihrer Auswahl gibt es keinen Eintrag.',
        alle: { href: seite.pfad, text: 'Alle Einträge zeigen' },
        nichts: 'Zurzeit ist niemand eingetragen.',
      }}
      seiten={{ ...pagination, buildHref: (nummer) => buildHref({ seite: String(nummer) }) }}
    >
      <ol className={styles.liste}>
        {data.map((eintrag, index) => (
          <ListenZeile
            key={eintrag.detailURL ?? index}
            titel={eintrag.titel}
            href={eintrag.detailURL}
            text={eintrag.einleitung}
            angaben={[
              [eintrag.adresse?.strasse, eintrag.adresse?.ort].filter(Boolean).join(', '),
              eintrag.telefon && `Tel. ${eintrag.telefon}`,
            ]}
            rubriken={eintrag.rubrik ? [eintrag.rubrik] : []}
          />
        ))}
      </ol>
    </GefilterteListe>
  );
}
