import { formatWochentag, wochenplanAm } from '@gm/shared/regeln/oeffnungszeiten';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { formatSpanne } from './format-spanne.ts';
import styles from './zeiten.module.css';

interface WochentabelleProps {
  titel: string;
  zeit: Oeffnungszeit;
  /** `YYYY-MM-DD` */
  heute: string;
}

/** A week's regular times, one row a day; today's row says what holds today. */
export function Wochentabelle({ titel, zeit, heute }: WochentabelleProps) {
  const plan = wochenplanAm(zeit, heute);
  if (plan.length === 0) return null;
  return (
    <table className={styles.tabelle}>
      <caption>
        <VisuallyHidden>{titel}</VisuallyHidden>
      </caption>
      <tbody>
        {plan.map(({ tag, zeiten: spannen, istHeute, grund }) => (
          <tr key={tag} className={istHeute ? styles.heute : undefined}>
            <th scope="row">
              {formatWochentag(tag)}
              {istHeute && <VisuallyHidden> (heute)</VisuallyHidden>}
            </th>
            <td>
              {spannen.length === 0 && 'geschlossen'}
              {spannen.map((spanne) => (
                <div key={`${spanne.beginn}${spanne.ende}`}>{formatSpanne(spanne)}</div>
              ))}
              {grund && <div className={styles.grund}>{grund}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
