import { formatUhrzeit } from '../format/datum.ts';
import { addMonate, formatMonat, formatTag, listWochen } from '../format/monat.ts';
import { WOCHENTAGE } from '../regeln/berliner-zeit.ts';
import { Arrow } from '../ui/arrow.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './monatsansicht.module.css';

/** What a month shows of a date; `datum_von` and `datum_bis` are days or `YYYY-MM-DDTHH:mm`. */
interface Termin {
  titel: string;
  datum_von: string;
  datum_bis: string;
  taeglich?: boolean;
  detailURL: string | null;
}

const getWochentag = (tag: string) => tag.charAt(0) + tag.slice(1).toLowerCase();

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
  /** `YYYY-MM` */
  monat: string;
  /** Those of the month. */
  termine: Termin[];
  heute: string | null;
  /** Months with dates, the earliest first: nothing leads beyond them. */
  monate: string[];
  /** What the dates are, in the singular and the plural. */
  namen: { keiner: string; mehrere: string };
  buildHref: (monat: string) => string;
}

/** A month as a table of weeks; on narrow screens the same days stand below each other, those without events left out. */
export function Monatsansicht({ monat, termine: data, heute, monate, namen, buildHref }: MonatsansichtProps) {
  const [frueheste = monat] = monate;
  const letzte = monate.at(-1) ?? monat;
  const vorher = addMonate(monat, -1);
  const nachher = addMonate(monat, 1);
  const onDay = (tag: string) =>
    data.filter(({ datum_von, datum_bis }) => datum_von.slice(0, 10) <= tag && tag <= datum_bis.slice(0, 10));
  return (
    <>
      <nav className={styles.blaettern} aria-label="Monate">
        {vorher >= frueheste && (
          <a href={buildHref(vorher)} rel="prev">
            <Arrow to="left" />
            {formatMonat(vorher)}
          </a>
        )}
        {nachher <= letzte && (
          <a href={buildHref(nachher)} rel="next" className={styles.weiter}>
            {formatMonat(nachher)}
            <Arrow to="right" />
          </a>
        )}
      </nav>
      {data.length === 0 && <p>In diesem Monat gibt es zu Ihrer Auswahl {namen.keiner}.</p>}
      <table className={styles.monat} data-breit="">
        <caption>
          <VisuallyHidden>
            {namen.mehrere} im {formatMonat(monat)}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WOCHENTAGE.map((tag) => (
              <th key={tag} scope="col">
                <abbr title={getWochentag(tag)}>{getWochentag(tag).slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWochen(monat).map((woche) => (
            <tr key={woche.find(Boolean)}>
              {woche.map((tag, index) => {
                const termine = tag ? onDay(tag) : [];
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
