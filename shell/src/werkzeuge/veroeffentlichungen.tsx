import { renderToStaticMarkup } from 'react-dom/server';
import type { JournalEntry } from '../registry/journal.ts';
import { Begruendung } from './begruendung.tsx';
import type { Fassung, RemoteStand, StoreStand } from './describe-store.ts';
import { formatKilobyte, formatMillisekunden, formatZeit } from './format-zahl.ts';
import { GALERIE } from './galerie-path.ts';
import { Probe } from './probe.tsx';
import { Tabelle } from './tabelle.tsx';
import { Urteil } from './urteil.tsx';
import styles from './werkzeuge.module.css';

export const VEROEFFENTLICHUNGEN = '/_shell/veroeffentlichungen/';

const STAND: Record<Fassung['stand'], string> = {
  current: 'läuft',
  before: 'davor',
  canary: 'auf Probe',
  kept: 'aufgehoben',
};
const VORGANG: Record<JournalEntry['what'], string> = {
  delivered: 'geliefert',
  refused: 'abgelehnt',
  canary: 'auf Probe',
  withdrawn: 'zurückgezogen',
  current: 'veröffentlicht',
  rollback: 'zurückgesetzt',
  undone: 'nicht ausgeführt',
};

const nameKey = (key: string | null | undefined) => (key === undefined ? 'unbekannt' : (key ?? 'ohne Unterschrift'));

function Modul({ remote, templates, fassungen }: RemoteStand) {
  return (
    <section className={styles.blatt} aria-labelledby={remote}>
      <h2 id={remote}>{remote}</h2>
      <p>{templates === 1 ? '1 Vorlage gehört' : `${templates} Vorlagen gehören`} diesem Modul.</p>
      <Tabelle
        titel={`Fassungen von ${remote}`}
        spalten={['Fassung', 'Stand', 'Gebaut', 'Schlüssel', 'Blöcke', 'Fehler', 'Zeit je Block', 'HTML']}
        zeilen={fassungen.map(({ version, stand, createdAt, key, count }) => ({
          name: version,
          felder: [
            version,
            STAND[stand],
            createdAt ? formatZeit(createdAt) : 'Liste der Dateien beschädigt',
            nameKey(key),
            count.renders,
            count.faults,
            count.renders > 0 ? formatMillisekunden(count.ms / count.renders) : '–',
            formatKilobyte(count.bytes),
          ],
        }))}
      />
      {fassungen.map(({ version, urteil }) => urteil && <Urteil key={version} urteil={urteil} />)}
    </section>
  );
}

function Schluessel({ keys }: Pick<StoreStand, 'keys'>) {
  return (
    <section className={styles.blatt} aria-labelledby="schluessel">
      <h2 id="schluessel">Schlüssel</h2>
      {keys === null && (
        <p>Die Datei „vertrauen.json“ ist nicht lesbar: Bis sie berichtigt ist, wird nichts Signiertes angenommen.</p>
      )}
      {keys?.length === 0 && <p>Es ist kein Schlüssel hinterlegt.</p>}
      {keys && keys.length > 0 && (
        <Tabelle
          titel="Schlüssel, denen diese Website vertraut"
          spalten={['Schlüssel', 'Stand', 'Darf', 'Gültig ab', 'Gültig bis', 'Gesperrt']}
          zeilen={keys.map(({ name, key, isValid }) => ({
            name,
            felder: [
              name,
              isValid ? 'gültig' : key.revoked ? 'gesperrt' : 'nicht gültig',
              Object.entries(key.remotes)
                .map(([remote, { deliver, makeCurrent }]) => {
                  const modul = remote === '*' ? 'alle Module' : remote;
                  return `${modul}: ${makeCurrent ? 'liefern und veröffentlichen' : deliver ? 'liefern' : 'nichts'}`;
                })
                .join('; '),
              key.from ? formatZeit(key.from) : '–',
              key.until ? formatZeit(key.until) : '–',
              key.revoked ? formatZeit(key.revoked) : '–',
            ],
          }))}
        />
      )}
    </section>
  );
}

function Journal({ journal, faults }: Pick<StoreStand, 'journal' | 'faults'>) {
  return (
    <section className={styles.blatt} aria-labelledby="journal">
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
        <Tabelle
          titel="Die letzten Zeilen, die neueste zuerst"
          spalten={['Nr.', 'Wann', 'Was', 'Modul', 'Fassung', 'Schlüssel', 'Begründung']}
          zeilen={journal.map(({ seq, time, what, remote, version, key, reason }) => ({
            name: String(seq),
            felder: [
              seq,
              formatZeit(time),
              VORGANG[what],
              remote,
              version,
              nameKey(key),
              <Begruendung key="warum" reason={reason} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

/** Versions, owners, keys, journal and figures of all remotes. */
export function renderVeroeffentlichungen({ remotes, canary, keys, journal, faults }: StoreStand): string {
  return renderToStaticMarkup(
    <div className={styles.seite}>
      <section className={styles.blatt} aria-labelledby="uebersicht">
        <h2 id="uebersicht">Übersicht</h2>
        {canary ? <Probe canary={canary} /> : <p>Keine Fassung ist auf Probe.</p>}
        <p>
          Blöcke, Fehler, Zeit und HTML zählt dieser Prozess seit seinem Start; Seiten aus dem Zwischenspeicher zählen
          nicht.
        </p>
        <p className={styles.verweise}>
          {remotes.map(({ remote }) => (
            <a key={remote} href={`#${remote}`}>
              {remote}
            </a>
          ))}
          <a href="#schluessel">Schlüssel</a>
          <a href="#journal">Journal</a>
          <a href={GALERIE}>Galerie der Vorlagen</a>
        </p>
      </section>
      {remotes.map((stand) => (
        <Modul key={stand.remote} {...stand} />
      ))}
      <Schluessel keys={keys} />
      <Journal journal={journal} faults={faults} />
    </div>,
  );
}
