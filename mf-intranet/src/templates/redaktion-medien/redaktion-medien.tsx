import { Back } from '@gm/shared/detail/back';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import type { Picture as PictureData } from '@gm/shared/schemas/image';
import { Picture } from '@gm/shared/ui/pictures/image';
import { Section } from '@gm/shared/ui/section';
import { UploadForm } from '../../media/hochladen.tsx';
import { SortRow } from '../../work-list/sort-row.tsx';
import { WorkFilter } from '../../work-list/work-filter.tsx';
import type { RedaktionMedienProps } from './redaktion-medien.context.ts';
import styles from './redaktion-medien.module.css';

const FILTER = ['q', 'typ', 'sort'] as const;
/** Without alternative text: the description is shown below. */
const withoutAlt = ({ id, breite: width, hoehe: height, farbe: colour }: PictureData): PictureData => ({
  id,
  breite: width,
  hoehe: height,
  farbe: colour,
  alt: '',
});

const formatCount = (count: number, isMore = false) =>
  count === 1 ? '1 Bild' : `${isMore ? 'mehr als ' : ''}${count.toLocaleString('de-DE')} Bilder`;

/** The media library with the upload of new pictures. */
export default function RedaktionMedien({ context: { medien: media }, seite: page }: RedaktionMedienProps) {
  if (!media) {
    return (
      <Section>
        <Cancelled was="Die Bilder" />
      </Section>
    );
  }
  const { q, typ: type, sort } = readFilter(page, FILTER);
  return (
    <FilteredList
      beforehand={
        <>
          <Back href="/intranet/redaktion/inhalte/" text="Inhalte der Website" />
          <UploadForm />
        </>
      }
      filter={
        <WorkFilter
          seite={page}
          reset={q || type ? page.pfad : undefined}
          kinds={{
            label: 'Angaben',
            all: 'Alle Bilder',
            options: [
              { wert: 'fertig', text: 'Vollständig' },
              { wert: 'unfertig', text: `Beschreibung oder Nachweis fehlt (${media.unfertige})` },
            ],
          }}
        />
      }
      title={formatCount(media.anzahl, media.istMehr)}
      isEmpty={media.data.length === 0}
      empty={{
        isFiltered: q !== '' || type !== '',
        withoutHit: 'Dazu gibt es keine Bilder.',
        all: { href: page.pfad, text: 'Alle Bilder zeigen' },
        nothing: 'Hier gibt es noch keine Bilder.',
      }}
      pages={{
        ...media.pagination,
        buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }),
      }}
    >
      <SortRow
        spalten={[
          { name: 'datei', text: 'Dateiname' },
          { name: 'geaendert', text: 'Geändert', zuerstAb: true },
        ]}
        ordnung={sort}
        buildHref={(ordering) => buildListHref(page, FILTER, { sort: ordering })}
      />
      <ul className={styles.grid}>
        {media.data.map(({ datei: file, bild: image, bildcopyright: imageCopyright, istFertig: isDone, href }) => (
          <li key={file}>
            <a href={href}>
              <Picture image={withoutAlt(image)} sizes="(min-width: 48rem) 16rem, 50vw" ratio="3x2" />
              <b>{image.alt || file}</b>
            </a>
            <p>{isDone ? imageCopyright : 'Beschreibung oder Nachweis fehlt'}</p>
          </li>
        ))}
      </ul>
    </FilteredList>
  );
}
