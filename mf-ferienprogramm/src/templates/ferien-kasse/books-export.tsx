import type { Books } from '@gm/shared/areas/ferienprogramm/payment/books';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import table from '@gm/shared/list/table.module.css';

/** Files for the treasury: all charges and payments of a period. */
export function BooksExport({ zeitraeume: periods }: Pick<Books, 'zeitraeume'>) {
  const getHref = (from: string, until: string, format: string) =>
    `/api/intranet/ferienprogramm/kasse/export?von=${from}&bis=${until}&format=${format}`;
  return (
    <section className={sheet.sheet} aria-labelledby="kasse-export">
      <h2 id="kasse-export">Für die Gemeindekasse</h2>
      <p>Alle Sollstellungen, Absetzungen, Zahlungen und Erstattungen, eine je Zeile.</p>
      <ul className={table.files}>
        {periods.flatMap(({ name, von: from, bis: until }) =>
          (['csv', 'xlsx'] as const).map((format) => (
            <li key={`${name}-${format}`}>
              <a href={getHref(from, until, format)} data-native="">
                {name} als {format.toUpperCase()}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
