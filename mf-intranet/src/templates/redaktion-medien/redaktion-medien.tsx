import { Zurueck } from '@gm/shared/detail/zurueck';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import type { Bild as BildDaten } from '@gm/shared/schemas/bild';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Bild } from '@gm/shared/ui/bild';
import { Sortierzeile } from '../../arbeitsliste/sortierzeile.tsx';
import { Redaktionsfilter } from '../../inhalt/redaktionsfilter.tsx';
import { Hochladen } from '../../medien/hochladen.tsx';
import type { RedaktionMedienProps } from './redaktion-medien.context.ts';
import styles from './redaktion-medien.module.css';

const FILTER = ['q', 'typ', 'sort'] as const;
/** Its description stands below it. */
const withoutAlt = ({ id, breite, hoehe, farbe }: BildDaten): BildDaten => ({ id, breite, hoehe, farbe, alt: '' });

const formatCount = (anzahl: number, istMehr = false) =>
  anzahl === 1 ? '1 Bild' : `${istMehr ? 'mehr als ' : ''}${anzahl.toLocaleString('de-DE')} Bilder`;

/** All pictures of the site, and the way for new ones to come in. */
export default function RedaktionMedien({ context: { medien }, seite }: RedaktionMedienProps) {
  if (!medien) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Bilder" />
      </Abschnitt>
    );
  }
  const { q, typ, sort } = readFilter(seite, FILTER);
  return (
    <GefilterteListe
      davor={
        <>
          <Zurueck href="/intranet/redaktion/inhalte/" text="Inhalte der Website" />
          <Hochladen />
        </>
      }
      filter={
        <Redaktionsfilter
          seite={seite}
          q={q}
          typ={typ}
          label="Angaben"
          alle="Alle Bilder"
          optionen={[
            { wert: 'fertig', text: 'Vollständig' },
            { wert: 'unfertig', text: `Beschreibung oder Nachweis fehlt (${medien.unfertige})` },
          ]}
        />
      }
      titel={formatCount(medien.anzahl, medien.istMehr)}
      isLeer={medien.data.length === 0}
      leer={{
        istGefiltert: q !== '' || typ !== '',
        ohneTreffer: 'Dazu gibt es keine Bilder.',
        alle: { href: seite.pfad, text: 'Alle Bilder zeigen' },
        nichts: 'Hier gibt es noch keine Bilder.',
      }}
      seiten={{
        ...medien.pagination,
        buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }),
      }}
    >
      <Sortierzeile
        spalten={[
          { name: 'datei', text: 'Dateiname' },
          { name: 'geaendert', text: 'Geändert', zuerstAb: true },
        ]}
        ordnung={sort}
        buildHref={(ordnung) => buildListenHref(seite, FILTER, { sort: ordnung })}
      />
      <ul className={styles.raster}>
        {medien.data.map(({ datei, bild, bildcopyright, istFertig, href }) => (
          <li key={datei}>
            <a href={href}>
              <Bild bild={withoutAlt(bild)} sizes="(min-width: 48rem) 16rem, 50vw" ratio="3x2" />
              <b>{bild.alt || datei}</b>
            </a>
            <p>{istFertig ? bildcopyright : 'Beschreibung oder Nachweis fehlt'}</p>
          </li>
        ))}
      </ul>
    </GefilterteListe>
  );
}
