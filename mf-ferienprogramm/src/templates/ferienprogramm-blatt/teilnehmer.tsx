import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import type { Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import styles from '@gm/shared/liste/tabelle.module.css';
import { Tabellenkopf } from '../../tabelle/tabellenkopf.tsx';

const FORMATE = [
  ['html', 'Liste zum Drucken'],
  ['xlsx', 'Liste als XLSX'],
  ['csv', 'Liste als CSV'],
] as const;

/** Who comes, with what is needed on the day. */
export function Teilnehmer({ event, token }: { event: Veranstalterblatt; token: string }) {
  const { id, liste, fragen, wartende } = event;
  const fehlen = liste.filter(({ angaben }) => fragen.some((feld) => !angaben[feld])).length;
  return (
    <section className={blatt.blatt} aria-labelledby="blatt-teilnehmer">
      <h2 id="blatt-teilnehmer">{liste.length === 1 ? '1 Kind' : `${liste.length} Kinder`}</h2>
      {liste.length === 0 ? (
        <p>Noch hat sich niemand angemeldet.</p>
      ) : (
        <>
          <ul className={styles.dateien}>
            {FORMATE.map(([format, text]) => (
              <li key={format}>
                <a
                  href={`/api/ferienprogramm/veranstalter/liste?token=${token}&id=${id}&format=${format}`}
                  data-native=""
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
          {fehlen > 0 && (
            <p>
              Von {fehlen === 1 ? 'einem Kind fehlen' : `${fehlen} Kindern fehlen`} noch Angaben. Die Familien tragen
              sie mit dem Link aus ihrer Bestätigung ein.
            </p>
          )}
          <table className={styles.tabelle}>
            <Tabellenkopf
              spalten={['Name', 'Alter', ...fragen.map((feld) => FRAGEN[feld].spalte)]}
              zahlen={['Alter']}
            />
            <tbody>
              {liste.map(({ name, alter, angaben }, nummer) => (
                <tr key={nummer}>
                  <th scope="row">{name}</th>
                  <td className={styles.zahl} data-spalte="Alter">
                    {alter}
                  </td>
                  {fragen.map((feld) => (
                    <td key={feld} data-spalte={FRAGEN[feld].spalte}>
                      {feld === 'notfall' && angaben.notfall ? (
                        <a href={toTelHref(angaben.notfall)}>{angaben.notfall}</a>
                      ) : (
                        (angaben[feld] ?? 'fehlt noch')
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {wartende > 0 && <p>Auf der Warteliste: {wartende === 1 ? 'ein Kind' : `${wartende} Kinder`}.</p>}
    </section>
  );
}
