import { isRecord } from '../server/is-record.ts';
import { Tabelle } from './tabelle.tsx';
import styles from './werkzeuge.module.css';

const write = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A verdict as it was written: single facts as a list, what it says page by page as tables. */
export function Urteil({ version, urteil }: { version: string; urteil: Record<string, unknown> }) {
  const facts = Object.entries(urteil).filter(([, value]) => !Array.isArray(value));
  const lists = Object.entries(urteil).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return (
    <details>
      <summary>Urteil über {version}</summary>
      <dl className={styles.angaben}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{write(value)}</dd>
          </div>
        ))}
      </dl>
      {lists.map(([name, rows]) => {
        const records = rows.map((row) => (isRecord(row) ? row : { [name]: row }));
        const spalten = [...new Set(records.flatMap((row) => Object.keys(row)))];
        return (
          <Tabelle
            key={name}
            titel={`${name} (${rows.length})`}
            spalten={spalten}
            zeilen={records.map((row, index) => ({
              name: String(index),
              felder: spalten.map((spalte) => write(row[spalte])),
            }))}
          />
        );
      })}
    </details>
  );
}
