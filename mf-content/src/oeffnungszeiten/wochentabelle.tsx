import { readBerlinerZeit, readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag, wochenplan } from '@gm/shared/regeln/oeffnungszeiten';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { formatSpanne } from './format-spanne.ts';
import styles from './zeiten.module.css';

interface WochentabelleProps {
  titel: string;
  zeiten: Oeffnungszeit['regulaereZeiten'];
  jetzt: Date;
}

/** A week's regular times, one row a day. */
export function Wochentabelle({ titel, zeiten, jetzt }: WochentabelleProps) {
  const plan = wochenplan(zeiten);
  if (plan.length === 0) return null;
  const heute = readWochentag(readBerlinerZeit(jetzt).tag);
  return (
    <table className={styles.tabelle}>
      <caption>
        <VisuallyHidden>{titel}</VisuallyHidden>
      </caption>
      <tbody>
        {plan.map(({ tag, zeiten: spannen }) => (
          <tr key={tag} className={tag === heute ? styles.heute : undefined}>
            <th scope="row">
              {formatWochentag(tag)}
              {tag === heute && <VisuallyHidden> (heute)</VisuallyHidden>}
            </th>
            <td>
              {spannen.length === 0 && 'geschlossen'}
              {spannen.map((spanne) => (
                <div key={`${spanne.beginn}${spanne.ende}`}>{formatSpanne(spanne)}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
