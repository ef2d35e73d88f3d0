import type { OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import styles from '@gm/shared/list/table.module.css';
import { TableHead } from '../../table/table-head.tsx';

const FORMATS = [
  ['html', 'Liste zum Drucken'],
  ['xlsx', 'Liste als XLSX'],
  ['csv', 'Liste als CSV'],
] as const;

/** Participants with the details needed on the day. */
export function Participants({ event, token }: { event: OrganiserSheet; token: string }) {
  const { id, liste: list, fragen: questions, wartende: waiting } = event;
  const missing = list.filter(({ angaben: details }) => questions.some((field) => !details[field])).length;
  return (
    <section className={sheet.sheet} aria-labelledby="blatt-teilnehmer">
      <h2 id="blatt-teilnehmer">{list.length === 1 ? '1 Kind' : `${list.length} Kinder`}</h2>
      {list.length === 0 ? (
        <p>Noch hat sich niemand angemeldet.</p>
      ) : (
        <>
          <ul className={styles.files}>
            {FORMATS.map(([format, text]) => (
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
          {missing > 0 && (
            <p>
              Von {missing === 1 ? 'einem Kind fehlen' : `${missing} Kindern fehlen`} noch Angaben. Die Familien tragen
              sie mit dem Link aus ihrer Bestätigung ein.
            </p>
          )}
          <table className={styles.table}>
            <TableHead
              columns={['Name', 'Alter', ...questions.map((field) => QUESTIONS[field].spalte)]}
              figures={['Alter']}
            />
            <tbody>
              {list.map(({ name, alter: age, angaben: details }, num) => (
                <tr key={num}>
                  <th scope="row">{name}</th>
                  <td className={styles.figure} data-spalte="Alter">
                    {age}
                  </td>
                  {questions.map((field) => (
                    <td key={field} data-spalte={QUESTIONS[field].spalte}>
                      {field === 'notfall' && details.notfall ? (
                        <a href={toTelHref(details.notfall)}>{details.notfall}</a>
                      ) : (
                        (details[field] ?? 'fehlt noch')
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {waiting > 0 && <p>Auf der Warteliste: {waiting === 1 ? 'ein Kind' : `${waiting} Kinder`}.</p>}
    </section>
  );
}
