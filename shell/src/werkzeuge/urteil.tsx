import { type FindingKind, type Judgement, severityOf } from '../judgement/judgement.ts';
import { Angaben } from './angaben.tsx';
import { formatAnzahl, formatKilobyte, formatMillisekunden } from './format-zahl.ts';
import { Tabelle } from './tabelle.tsx';
import styles from './werkzeuge.module.css';

const GEWICHTE = { fault: 'Fehler', loss: 'Verlust', difference: 'Unterschied' };
const BEFUNDE: Record<FindingKind, string> = {
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
  'status changed': 'anderer Status',
  'heading lost': 'Überschrift fehlt',
  'link lost': 'Link fehlt',
  'landmark lost': 'Bereich fehlt',
  'text changed': 'anderer Text',
  'markup changed': 'anderes HTML',
  'more HTML': 'mehr HTML',
  'more code': 'mehr Code',
};

/** Slots are the only words of the code in it. */
const nameEinzelheit = (kind: FindingKind, what: string) =>
  kind.startsWith('slot ') ? what.replace('sidebar', 'Seitenleiste').replace('content', 'Inhalt') : what;

const formatVergleich = ({ before, after }: Judgement['html'], format: (value: number) => string) =>
  `${format(before)} vorher, ${format(after)} jetzt`;

/** What a release changes on the site, as it was judged before it counted: how much was looked at, and each difference. */
export function Urteil({ urteil }: { urteil: Judgement }) {
  const { version, before, pages, examples, unchanged, findings, html, time } = urteil;
  const isVerglichen = before !== null && html.before > 0;
  const angaben = [
    [
      'Geprüft auf',
      `${formatAnzahl(pages, 'Seite', 'Seiten')} und ${formatAnzahl(examples, 'Beispiel', 'Beispielen')}`,
    ],
    ['Verglichen mit', before ?? 'nichts, denn davor gab es keine Fassung'],
    ...(unchanged > 0 ? [['Ohne Änderung', formatAnzahl(unchanged, 'Vorlage', 'Vorlagen')]] : []),
    ...(isVerglichen
      ? [
          ['HTML', formatVergleich(html, formatKilobyte)],
          ['Zeit auf dem Server', formatVergleich(time, formatMillisekunden)],
        ]
      : []),
  ] as [string, string][];
  return (
    <details className={styles.urteil}>
      <summary>Urteil über {version}</summary>
      <Angaben angaben={angaben} />
      {findings.length === 0 ? (
        <p>{before === null ? 'Es gab nichts zu beanstanden.' : 'Nichts unterscheidet sich.'}</p>
      ) : (
        <Tabelle
          titel={`Was sich mit ${version} ändert`}
          spalten={['Seite oder Beispiel', 'Vorlage', 'Gewicht', 'Was', 'Einzelheit']}
          zeilen={findings.map(({ kind, where, template, what }, index) => ({
            name: String(index),
            felder: [
              where.replace(/^example /, 'Beispiel ') || 'überall',
              template || 'alle',
              GEWICHTE[severityOf(kind)],
              BEFUNDE[kind],
              nameEinzelheit(kind, what),
            ],
          }))}
        />
      )}
    </details>
  );
}
