import { formatMonat, isMonat } from '@gm/shared/format/monat';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { Seite } from '@gm/shared/vertrag';
import { useId } from 'react';
import { type Abfrage, buildKalenderHref, isFiltered, isTagWrong } from './kalender-abfrage.ts';
import type { Kalender } from './veranstaltungen.context.ts';
import styles from './veranstaltungen.module.css';

/** Where something takes place: roughly, and exactly. */
const ORTE = [
  { name: 'ortsteil', label: 'Ortsteil', alle: 'Alle Ortsteile', orte: 'ortsteile' },
  { name: 'ort', label: 'Veranstaltungsort', alle: 'Alle Orte', orte: 'orte' },
] as const;

const toOptionen = (werte: string[]) => werte.map((wert) => ({ wert, text: wert }));

interface KalenderFilterProps {
  seite: Seite;
  abfrage: Abfrage;
  auswahl: Kalender['auswahl'];
  /** The month shown as a whole. */
  monat: string | null;
}

/** By month, day, category, district, place and words. What is chosen stays chosen, also what makes no sense. */
export function KalenderFilter({ seite, abfrage, auswahl, monat }: KalenderFilterProps) {
  const id = useId();
  const tagFalsch = isTagWrong(abfrage);
  const gezeigterMonat = monat ?? (isMonat(abfrage.monat) ? abfrage.monat : '');
  const monate = [...new Set([...(gezeigterMonat ? [gezeigterMonat] : []), ...auswahl.monate])].sort();
  const leer = { monat: '', tag: '', rubrik_id: '', ortsteil: '', ort: '', q: '' };
  return (
    <FilterFormular
      aktion={seite.pfad}
      aufheben={isFiltered(abfrage) ? buildKalenderHref(seite, { ...leer, monat: monat ?? '' }) : undefined}
      suche={<FilterSuchwort wert={abfrage.q} />}
      gewaehlt={[gezeigterMonat, abfrage.tag, abfrage.rubrik_id, abfrage.ortsteil, abfrage.ort]}
      offen={tagFalsch}
    >
      <FilterAuswahl
        name="monat"
        label="Monat"
        wert={gezeigterMonat}
        alle={monat ? 'Laufender Monat' : 'Alle Monate'}
        optionen={monate.map((wert) => ({ wert, text: formatMonat(wert) }))}
      />
      {abfrage.ansicht === 'liste' && (
        <div>
          <label htmlFor={`${id}-tag`}>Tag</label>
          <input
            key={abfrage.tag}
            id={`${id}-tag`}
            // A date field would drop what is no date.
            type={tagFalsch ? 'text' : 'date'}
            name="tag"
            defaultValue={abfrage.tag}
            aria-invalid={tagFalsch || undefined}
            aria-describedby={tagFalsch ? `${id}-fehler` : undefined}
            autoComplete="off"
          />
          {tagFalsch && (
            <p id={`${id}-fehler`} className={styles.fehler}>
              Bitte geben Sie einen Tag wie 24.12.2026 an.
            </p>
          )}
        </div>
      )}
      <FilterAuswahl
        name="rubrik_id"
        label="Rubrik"
        wert={abfrage.rubrik_id}
        alle="Alle Rubriken"
        optionen={auswahl.rubriken.map(({ id: wert, rubrik }) => ({ wert: String(wert), text: rubrik }))}
      />
      {ORTE.map(({ name, orte, ...worte }) => (
        <FilterAuswahl key={name} name={name} {...worte} wert={abfrage[name]} optionen={toOptionen(auswahl[orte])} />
      ))}
      {abfrage.ansicht === 'monat' && <input type="hidden" name="ansicht" value="monat" />}
    </FilterFormular>
  );
}
