import { renderToStaticMarkup } from 'react-dom/server';
import { formatKilobyte, formatMilliseconds, formatTime } from '../boundaries/format-figure.ts';
import { GALLERY } from '../boundaries/gallery-path.ts';
import { DataTable } from '../boundaries/table.tsx';
import styles from '../boundaries/tools.module.css';
import type { JournalEntry } from '../store/journal.ts';
import type { RemoteState, StoreState, Version } from './describe-store.ts';
import { Justification } from './justification.tsx';
import { Probe } from './probe.tsx';
import { Verdict } from './verdict.tsx';

export const PUBLICATIONS = '/_shell/releases/';

const STATE: Record<Version['stand'], string> = {
  current: 'läuft',
  before: 'davor',
  canary: 'auf Probe',
  kept: 'aufgehoben',
};
const OPERATION: Record<JournalEntry['what'], string> = {
  delivered: 'geliefert',
  refused: 'abgelehnt',
  canary: 'auf Probe',
  withdrawn: 'zurückgezogen',
  current: 'veröffentlicht',
  rollback: 'zurückgesetzt',
  undone: 'nicht ausgeführt',
  trust: 'Schlüssel geändert',
};

const nameKey = (key: string | null | undefined) => (key === undefined ? 'unbekannt' : (key ?? 'ohne Unterschrift'));

function RemoteModule({ remote, templates, fassungen: versions }: RemoteState) {
  return (
    <section className={styles.sheet} aria-labelledby={remote}>
      <h2 id={remote}>{remote}</h2>
      <p>{templates === 1 ? '1 Vorlage gehört' : `${templates} Vorlagen gehören`} diesem Modul.</p>
      <DataTable
        title={`Fassungen von ${remote}`}
        columns={['Fassung', 'Stand', 'Gebaut', 'Schlüssel', 'Blöcke', 'Fehler', 'Zeit je Block', 'HTML']}
        lines={versions.map(({ version, stand: state, createdAt, key, count }) => ({
          name: version,
          felder: [
            version,
            STATE[state],
            createdAt ? formatTime(createdAt) : 'Liste der Dateien beschädigt',
            nameKey(key),
            count.renders,
            count.faults,
            count.renders > 0 ? formatMilliseconds(count.ms / count.renders) : '–',
            formatKilobyte(count.bytes),
          ],
        }))}
      />
      {versions.map(({ version, verdict }) => verdict && <Verdict key={version} verdict={verdict} />)}
    </section>
  );
}

function Key({ keys }: Pick<StoreState, 'keys'>) {
  return (
    <section className={styles.sheet} aria-labelledby="schluessel">
      <h2 id="schluessel">Schlüssel</h2>
      {keys === null && (
        <p>
          Die Liste der Schlüssel ist nicht lesbar oder wurde von Hand geändert: Bis „npm run releases -- keys take“ sie
          übernimmt, wird nichts Signiertes angenommen.
        </p>
      )}
      {keys?.length === 0 && <p>Es ist kein Schlüssel hinterlegt.</p>}
      {keys && keys.length > 0 && (
        <DataTable
          title="Schlüssel, denen diese Website vertraut"
          columns={['Schlüssel', 'Stand', 'Darf', 'Gültig ab', 'Gültig bis', 'Gesperrt']}
          lines={keys.map(({ name, key, isValid }) => ({
            name,
            felder: [
              name,
              isValid ? 'gültig' : key.revoked ? 'gesperrt' : 'nicht gültig',
              Object.entries(key.remotes)
                .map(([remote, { deliver, makeCurrent }]) => {
                  const module = remote === '*' ? 'alle Module' : remote;
                  return `${module}: ${makeCurrent ? 'liefern und veröffentlichen' : deliver ? 'liefern' : 'nichts'}`;
                })
                .join('; '),
              key.from ? formatTime(key.from) : '–',
              key.until ? formatTime(key.until) : '–',
              key.revoked ? formatTime(key.revoked) : '–',
            ],
          }))}
        />
      )}
    </section>
  );
}

function Journal({ journal, faults }: Pick<StoreState, 'journal' | 'faults'>) {
  return (
    <section className={styles.sheet} aria-labelledby="journal">
      <h2 id="journal">Journal</h2>
      {faults.length > 0 ? (
        <>
          <p>
            <strong>Die Kette des Journals ist gebrochen:</strong>
          </p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Die Kette ist lückenlos. Ob jede Datei noch die gelieferte ist, prüft „npm run releases -- verify“.</p>
      )}
      {journal.length > 0 && (
        <DataTable
          title="Die letzten Zeilen, die neueste zuerst"
          columns={['Nr.', 'Wann', 'Was', 'Modul', 'Fassung', 'Schlüssel', 'Begründung']}
          lines={journal.map(({ seq, time, what, remote, version, key, reason }) => ({
            name: String(seq),
            felder: [
              seq,
              formatTime(time),
              OPERATION[what],
              remote,
              version,
              nameKey(key),
              <Justification key="warum" reason={reason} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

/** Versions, owners, keys, journal and figures of all remotes. */
export function renderPublications({ remotes, canary, keys, journal, faults }: StoreState): string {
  return renderToStaticMarkup(
    <div className={styles.page}>
      <section className={styles.sheet} aria-labelledby="uebersicht">
        <h2 id="uebersicht">Übersicht</h2>
        {canary ? <Probe canary={canary} /> : <p>Keine Fassung ist auf Probe.</p>}
        <p>
          Blöcke, Fehler, Zeit und HTML zählt dieser Prozess seit seinem Start; Seiten aus dem Zwischenspeicher zählen
          nicht.
        </p>
        <p className={styles.links}>
          {remotes.map(({ remote }) => (
            <a key={remote} href={`#${remote}`}>
              {remote}
            </a>
          ))}
          <a href="#schluessel">Schlüssel</a>
          <a href="#journal">Journal</a>
          <a href={GALLERY}>Galerie der Vorlagen</a>
        </p>
      </section>
      {remotes.map((state) => (
        <RemoteModule key={state.remote} {...state} />
      ))}
      <Key keys={keys} />
      <Journal journal={journal} faults={faults} />
    </div>,
  );
}
