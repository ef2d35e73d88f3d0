import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { FilterAuswahl, FilterFormular } from '@gm/shared/ui/filter-formular';
import type { Seite } from '@gm/shared/vertrag';
import { type ProgrammFilter as Filter, isFiltered } from '../../programm/filter-programm.ts';
import styles from './ferienprogramm-liste.module.css';

const ALTER = Array.from({ length: 15 }, (_, index) => index + 3);
const PREISE = [5, 10, 20];

function getTag(tag: string): string {
  const wochentag = readWochentag(tag) ?? '';
  return `${wochentag.charAt(0)}${wochentag.slice(1, 2).toLowerCase()}., ${formatDatum(tag)}`;
}

/** By day, age, price and free places: a GET form, so that a choice can be shared and needs no scripts. */
export function ProgrammFilter({ seite, filter, tage }: { seite: Seite; filter: Filter; tage: string[] }) {
  return (
    <FilterFormular
      aktion={seite.pfad}
      aufheben={isFiltered(filter) ? seite.pfad : undefined}
      gewaehlt={Object.values(filter)}
    >
      <FilterAuswahl
        name="tag"
        label="Tag"
        wert={filter.tag}
        alle="Alle Tage"
        optionen={tage.map((tag) => ({ wert: tag, text: getTag(tag) }))}
      />
      <FilterAuswahl
        name="alter"
        label="Alter des Kindes"
        wert={filter.alter === null ? '' : String(filter.alter)}
        alle="Jedes Alter"
        optionen={ALTER.map((jahre) => ({ wert: String(jahre), text: `${jahre} Jahre` }))}
      />
      <FilterAuswahl
        name="preis"
        label="Preis"
        wert={filter.preis === null ? '' : String(filter.preis)}
        alle="Jeder Preis"
        optionen={[
          { wert: '0', text: '0 €' },
          ...PREISE.map((euro) => ({ wert: String(euro), text: `bis ${euro} €` })),
        ]}
      />
      <label className={styles.frei}>
        <input key={String(filter.frei)} type="checkbox" name="frei" value="1" defaultChecked={filter.frei} />
        Nur mit freien Plätzen
      </label>
    </FilterFormular>
  );
}
