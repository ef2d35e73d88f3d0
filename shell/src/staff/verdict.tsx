import { formatCount } from '@gm/shared/format/count';
import { formatKilobyte, formatMilliseconds } from '../boundaries/format-figure.ts';
import { DataTable } from '../boundaries/table.tsx';
import styles from '../boundaries/tools.module.css';
import { type FindingKind, type Judgement, severityOf } from '../judgement/judgement.ts';
import { Details } from './details.tsx';

const WEIGHTS = { fault: 'Fehler', loss: 'Verlust', difference: 'Unterschied' };
const FINDINGS: Record<FindingKind, string> = {
  throws: 'bricht ab',
  'does not fit': 'Inhalte passen nicht zur Vorlage',
  'template missing': 'Vorlage fehlt',
  'page lost': 'Seite wird zum Fehler',
  slower: 'langsamer',
  'keeps memory': 'behält Speicher',
  'over budget': 'zu groß',
  inaccessible: 'neue Barriere',
  'field lost': 'Formularfeld fehlt',
  'content heading lost': 'Überschrift des Inhalts fehlt',
  'content link lost': 'Link des Inhalts fehlt',
  'slot lost': 'Platz auf der Seite fehlt',
  'slot changed': 'steht an einem anderen Platz',
  'not compared': 'nicht verglichen',
  'not searched': 'nicht auf Barrieren durchsucht',
  'status changed': 'anderer Status',
  'heading lost': 'Überschrift fehlt',
  'link lost': 'Link fehlt',
  'landmark lost': 'Bereich fehlt',
  'text changed': 'anderer Text',
  'markup changed': 'anderes HTML',
  'more HTML': 'mehr HTML',
  'more code': 'mehr Code',
};

/** Slots are its only identifiers from code. */
const nameParticular = (kind: FindingKind, what: string) =>
  kind.startsWith('slot ') ? what.replace('sidebar', 'Seitenleiste').replace('content', 'Inhalt') : what;

const formatComparison = ({ before, after }: Judgement['html'], format: (value: number) => string) =>
  `${format(before)} vorher, ${format(after)} jetzt`;

/** The judgement of a release before its activation: how much was compared, and each difference. */
export function Verdict({ verdict }: { verdict: Judgement }) {
  const { version, before, pages, examples, unchanged, findings, html, time } = verdict;
  const isCompared = before !== null && html.before > 0;
  const details = [
    ['Geprüft auf', `${formatCount(pages, 'Seite', 'Seiten')} und ${formatCount(examples, 'Beispiel', 'Beispielen')}`],
    ['Verglichen mit', before ?? 'nichts, denn davor gab es keine Fassung'],
    ...(unchanged > 0 ? [['Ohne Änderung', formatCount(unchanged, 'Vorlage', 'Vorlagen')]] : []),
    ...(isCompared
      ? [
          ['HTML', formatComparison(html, formatKilobyte)],
          ['Zeit auf dem Server', formatComparison(time, formatMilliseconds)],
        ]
      : []),
  ] as [string, string][];
  return (
    <details className={styles.verdict}>
      <summary>Urteil über {version}</summary>
      <Details details={details} />
      {findings.length === 0 ? (
        <p>{before === null ? 'Es gab nichts zu beanstanden.' : 'Nichts unterscheidet sich.'}</p>
      ) : (
        <DataTable
          title={`Was sich mit ${version} ändert`}
          columns={['Seite oder Beispiel', 'Vorlage', 'Gewicht', 'Was', 'Einzelheit']}
          lines={findings.map(({ kind, where, template, what }, index) => ({
            name: String(index),
            felder: [
              where.replace(/^example /, 'Beispiel ') || 'überall',
              template || 'alle',
              WEIGHTS[severityOf(kind)],
              FINDINGS[kind],
              nameParticular(kind, what),
            ],
          }))}
        />
      )}
    </details>
  );
}
