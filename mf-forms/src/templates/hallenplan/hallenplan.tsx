import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatDatum } from '@gm/shared/format/datum';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { buildListenHref } from '@gm/shared/liste/listen-abfrage';
import styles from '@gm/shared/liste/tabelle.module.css';
import { Wochenplan } from '@gm/shared/liste/wochenplan';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Arrow } from '@gm/shared/ui/arrow';
import { FilterAuswahl, FilterFormular } from '@gm/shared/ui/filter-formular';
import type { HallenplanProps } from './hallenplan.context.ts';

const FILTER = ['ort', 'tag'] as const;

/** When a hall is taken, week by week. */
export default function Hallenplan({ context: { hallen }, seite }: HallenplanProps) {
  if (!hallen) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Belegungen" />
      </Abschnitt>
    );
  }
  const { woche, vorher, nachher } = hallen;
  const montag = woche.tage[0]?.tag ?? '';
  return (
    <Abschnitt labelledBy="hallenplan-woche">
      <div className={blatt.seite}>
        <FilterFormular
          aktion={seite.pfad}
          suche={
            <>
              <FilterAuswahl
                name="ort"
                label="Halle"
                wert={woche.halle}
                alle="Bitte wählen"
                optionen={hallen.hallen.map((halle) => ({ wert: halle, text: halle }))}
              />
              <input type="hidden" name="tag" value={montag} />
            </>
          }
        />
        <div className={blatt.blatt}>
          <h2 id="hallenplan-woche">
            {woche.halle}, Woche ab {formatDatum(montag)}
          </h2>
          <nav aria-label="Wochen" className={styles.dateien}>
            <a href={buildListenHref(seite, FILTER, { ort: woche.halle, tag: vorher })} rel="prev">
              <Arrow to="left" />
              Woche vorher
            </a>
            <a href={buildListenHref(seite, FILTER, { ort: woche.halle, tag: nachher })} rel="next">
              Woche danach
              <Arrow to="right" />
            </a>
          </nav>
          <Wochenplan woche={woche} />
        </div>
      </div>
    </Abschnitt>
  );
}
