import type { Kasse } from '@gm/shared/bereiche/ferienprogramm/kasse';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import tabelle from '@gm/shared/liste/tabelle.module.css';

/** Files for the treasury: every change of what is owed, and every payment, of some days. */
export function Kassenexport({ zeitraeume }: Pick<Kasse, 'zeitraeume'>) {
  const getHref = (von: string, bis: string, format: string) =>
    `/api/intranet/ferienprogramm/kasse/export?von=${von}&bis=${bis}&format=${format}`;
  return (
    <section className={blatt.blatt} aria-labelledby="kasse-export">
      <h2 id="kasse-export">Für die Gemeindekasse</h2>
      <p>Alle Sollstellungen, Absetzungen, Zahlungen und Erstattungen, eine je Zeile.</p>
      <ul className={tabelle.dateien}>
        {zeitraeume.flatMap(({ name, von, bis }) =>
          (['csv', 'xlsx'] as const).map((format) => (
            <li key={`${name}-${format}`}>
              <a href={getHref(von, bis, format)} data-native="">
                {name} als {format.toUpperCase()}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
