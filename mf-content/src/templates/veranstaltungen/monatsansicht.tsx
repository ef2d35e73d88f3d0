import { formatUhrzeit } from '@gm/shared/format/datum';
import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { Arrow } from '@gm/shared/ui/arrow';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { Seite } from '@gm/shared/vertrag';
import { addMonate, formatMonat, formatTag, listWochen } from '../../kalender/monat.ts';
import type { Termin } from '../../termine/termin.ts';
import { buildKalenderHref } from './kalender-abfrage.ts';
import type { Kalender } from './veranstaltungen.context.ts';
import styles from './veranstaltungen.module.css';

const nenneWochentag = (tag: string) => tag.charAt(0) + tag.slice(1).toLowerCase();

function Eintrag({ termin, tag }: { termin: Termin; tag: string }) {
  const [ersterTag, zeit] = termin.datum_von.split('T');
  const uhrzeit = zeit && (ersterTag === tag || termin.taeglich) ? formatUhrzeit(zeit) : null;
  return (
    <li>
      {uhrzeit && <span className={styles.uhrzeit}>{uhrzeit} </span>}
      {termin.detailURL ? <a href={termin.detailURL}>{termin.titel}</a> : termin.titel}
    </li>
  );
}

interface MonatsansichtProps {
  monat: string;
  kalender: Kalender;
  seite: Seite;
}

/** A month as a table of weeks; on narrow screens the same days stand below each other, those without events left out. */
export function Monatsansicht({ monat, kalender, seite }: MonatsansichtProps) {
  const { data, heute, auswahl } = kalender;
  const [frueheste = monat] = auswahl.monate;
  const letzte = auswahl.monate.at(-1) ?? monat;
  const hrefOf = (anderer: string) => buildKalenderHref(seite, { monat: anderer });
  const vorher = addMonate(monat, -1);
  const nachher = addMonate(monat, 1);
  const amTag = (tag: string) =>
    data.filter(({ datum_von, datum_bis }) => datum_von.slice(0, 10) <= tag && tag <= datum_bis.slice(0, 10));
  return (
    <>
      <nav className={styles.blaettern} aria-label="Monate">
        {vorher >= frueheste && (
          <a href={hrefOf(vorher)} rel="prev">
            <Arrow to="left" />
            {formatMonat(vorher)}
          </a>
        )}
        {nachher <= letzte && (
          <a href={hrefOf(nachher)} rel="next" className={styles.weiter}>
            {formatMonat(nachher)}
            <Arrow to="right" />
          </a>
        )}
      </nav>
      {data.length === 0 && <p>In diesem Monat gibt es zu Ihrer Auswahl keine Veranstaltung.</p>}
      <table className={styles.monat}>
        <caption>
          <VisuallyHidden>Veranstaltungen im {formatMonat(monat)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WOCHENTAGE.map((tag) => (
              <th key={tag} scope="col">
                <abbr title={nenneWochentag(tag)}>{nenneWochentag(tag).slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWochen(monat).map((woche) => (
            <tr key={woche.find(Boolean)}>
              {woche.map((tag, index) => {
                const termine = tag ? amTag(tag) : [];
                return (
                  <td key={tag ?? `leer-${index}`} className={termine.length === 0 ? styles.frei : undefined}>
                    {tag && (
                      <p className={tag === heute ? styles.heute : styles.tag}>
                        <span aria-hidden="true" className={styles.nummer}>
                          {Number(tag.slice(8))}
                        </span>
                        <span className={styles.langerTag}>{formatTag(tag)}</span>
                        {tag === heute && <span className={styles.marke}> heute</span>}
                      </p>
                    )}
                    {tag && termine.length > 0 && (
                      <ul>
                        {termine.map((termin, stelle) => (
                          <Eintrag key={termin.detailURL ?? stelle} termin={termin} tag={tag} />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
