import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { Button } from '@gm/shared/ui/button';
import type { Seite } from '@gm/shared/vertrag';
import { useId } from 'react';
import { type ProgrammFilter as Filter, istGefiltert } from '../../programm/filter-programm.ts';
import styles from './ferienprogramm-liste.module.css';

const ALTER = Array.from({ length: 15 }, (_, index) => index + 3);
const PREISE = [5, 10, 20];

function nenneTag(tag: string): string {
  const wochentag = readWochentag(tag) ?? '';
  return `${wochentag.charAt(0)}${wochentag.slice(1, 2).toLowerCase()}., ${formatDatum(tag)}`;
}

interface AuswahlProps {
  name: string;
  label: string;
  wert: string;
  alle: string;
  optionen: { wert: string; text: string }[];
}

function Auswahl({ name, label, wert, alle, optionen }: AuswahlProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {/* The key lets the field follow the address when somebody goes back. */}
      <select key={wert} id={id} name={name} defaultValue={wert} autoComplete="off">
        <option value="">{alle}</option>
        {optionen.map((option) => (
          <option key={option.wert} value={option.wert}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** By day, age, price and free places: a GET form, so that a choice can be shared and needs no scripts. */
export function ProgrammFilter({ seite, filter, tage }: { seite: Seite; filter: Filter; tage: string[] }) {
  return (
    <search>
      <form action={seite.pfad} className={styles.filter}>
        <Auswahl
          name="tag"
          label="Tag"
          wert={filter.tag}
          alle="Alle Tage"
          optionen={tage.map((tag) => ({ wert: tag, text: nenneTag(tag) }))}
        />
        <Auswahl
          name="alter"
          label="Alter des Kindes"
          wert={filter.alter === null ? '' : String(filter.alter)}
          alle="Jedes Alter"
          optionen={ALTER.map((jahre) => ({ wert: String(jahre), text: `${jahre} Jahre` }))}
        />
        <Auswahl
          name="preis"
          label="Preis"
          wert={filter.preis === null ? '' : String(filter.preis)}
          alle="Jeder Preis"
          optionen={[
            { wert: '0', text: 'kostenlos' },
            ...PREISE.map((euro) => ({ wert: String(euro), text: `bis ${euro} €` })),
          ]}
        />
        <label className={styles.frei}>
          <input
            key={String(filter.frei)}
            type="checkbox"
            name="frei"
            value="1"
            defaultChecked={filter.frei}
            autoComplete="off"
          />
          Nur mit freien Plätzen
        </label>
        <div className={styles.knoepfe}>
          <Button type="submit">Auswahl anzeigen</Button>
          {istGefiltert(filter) && <a href={seite.pfad}>Auswahl aufheben</a>}
        </div>
      </form>
    </search>
  );
}
