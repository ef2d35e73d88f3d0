import { addMonate, formatMonat, listWochen } from '@gm/shared/format/monat';
import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { Abfallkuerzel, getKuerzel } from './abfallmarke.tsx';
import type { Art, Termin } from './abfalltermine.context.ts';
import styles from './jahreskalender.module.css';

const MONATE = 12;
const kurz = (wochentag: string) => wochentag.charAt(0) + wochentag.charAt(1).toLowerCase();

interface JahreskalenderProps {
  /** All kinds, so that a letter means the same whatever is chosen. */
  alleArten: readonly Art[];
  arten: readonly Art[];
  termine: readonly Termin[];
  heute: string;
}

/** The coming twelve months as small tables, with letters for the kinds; made for the door of the fridge, too. */
export function Jahreskalender({ alleArten, arten, termine, heute }: JahreskalenderProps) {
  const kuerzel = getKuerzel(alleArten);
  const monate = Array.from({ length: MONATE }, (_, index) => addMonate(heute.slice(0, 7), index));
  const amTag = new Map<string, Termin[]>();
  for (const termin of termine) amTag.set(termin.tag, [...(amTag.get(termin.tag) ?? []), termin]);

  function Tag({ tag }: { tag: string }) {
    return (
      <>
        <span className={tag === heute ? styles.heute : undefined}>
          {Number(tag.slice(8))}
          {tag === heute && <VisuallyHidden> (heute)</VisuallyHidden>}
        </span>
        {(amTag.get(tag) ?? []).map((termin) => {
          const art = arten.find(({ id }) => id === termin.art);
          return (
            art && (
              <span key={art.id} className={styles.abholung}>
                <Abfallkuerzel symbol={art.symbol} kuerzel={kuerzel.get(art.id) ?? ''} />
                {termin.statt && <span aria-hidden="true">*</span>}
                <VisuallyHidden>
                  {' '}
                  {art.name}
                  {termin.statt && ' (wegen eines Feiertags verschoben)'}
                </VisuallyHidden>
              </span>
            )
          );
        })}
      </>
    );
  }

  return (
    <>
      <ul className={styles.legende}>
        {arten.map((art) => (
          <li key={art.id}>
            <Abfallkuerzel symbol={art.symbol} kuerzel={kuerzel.get(art.id) ?? ''} /> {art.name}
          </li>
        ))}
        {termine.some(({ statt }) => statt) && <li>* wegen eines Feiertags verschoben</li>}
      </ul>
      <div className={styles.jahr}>
        {monate.map((monat) => (
          <table key={monat} className={styles.monat}>
            <caption>{formatMonat(monat)}</caption>
            <thead>
              <tr>
                {WOCHENTAGE.map((tag) => (
                  <th key={tag} scope="col">
                    {kurz(tag)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listWochen(monat).map((woche) => (
                <tr key={woche.find(Boolean)}>
                  {woche.map((tag, index) => (
                    <td key={tag ?? `leer-${index}`} className={tag && tag < heute ? styles.vorbei : undefined}>
                      {tag && <Tag tag={tag} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
