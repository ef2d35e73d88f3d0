import { formatAnzahl } from './format-zahl.ts';

type Worte = (...found: string[]) => string;
const count = (zahl: string | undefined, eins: string, viele: string) => formatAnzahl(Number(zahl), eins, viele);

/** The sentences that the store itself writes into its journal. */
const SAETZE: [RegExp, Worte][] = [
  [/^delivered$/, () => 'nach einer Lieferung'],
  [/^for (\d+) % of the visitors$/, (anteil) => `für ${anteil} % der Besucher`],
  [/^by hand$/, () => 'von Hand'],
  [/^replaced$/, () => 'eine andere Fassung kam auf Probe'],
  [/^another version became current$/, () => 'eine andere Fassung wurde veröffentlicht'],
  [/^by hand, before: (.+)$/, (davor = '') => `von Hand, davor: ${davor === 'nothing' ? 'keine' : davor}`],
  [/^line (\d+) was cut off by a crash$/, (zeile) => `Zeile ${zeile} wurde durch einen Absturz abgeschnitten`],
  [
    /^judged on (\d+) pages? and (\d+) examples?(?: \((\d+) templates? .*\))?: (.+)$/,
    (seiten, beispiele, gleiche, found = '') =>
      [
        `geprüft auf ${count(seiten, 'Seite', 'Seiten')} und ${count(beispiele, 'Beispiel', 'Beispielen')}`,
        gleiche ? ` (${count(gleiche, 'Vorlage', 'Vorlagen')} wie bisher)` : '',
        `: ${nameFound(found)}`,
      ].join(''),
  ],
  [
    /^(\d+) pages, (\d+) faults on the server, (\d+) in the browser$/,
    (seiten, server, browser) =>
      `${count(seiten, 'Seite', 'Seiten')}, ${server} Fehler auf dem Server, ${browser} im Browser`,
  ],
];

const FOUND: [RegExp, Worte][] = [
  [/^nothing differs$/, () => 'nichts unterscheidet sich'],
  [/^(\d+) faults?$/, (zahl) => count(zahl, 'Fehler', 'Fehler')],
  [/^(\d+) loss(?:es)?$/, (zahl) => count(zahl, 'Verlust', 'Verluste')],
  [/^(\d+) differences?$/, (zahl) => count(zahl, 'Unterschied', 'Unterschiede')],
];

function translate(text: string, saetze: [RegExp, Worte][]): string | null {
  for (const [muster, worte] of saetze) {
    const found = muster.exec(text);
    if (found) return worte(...found.slice(1));
  }
  return null;
}

const nameFound = (found: string) =>
  found
    .split(', ')
    .map((part) => translate(part, FOUND) ?? part)
    .join(', ');

/** Why, as a line of the journal says it. What a command told a team stays in the words in which it was told. */
export function Begruendung({ reason }: { reason: string }) {
  const satz = translate(reason, SAETZE);
  return satz === null ? <span lang="en">{reason}</span> : satz;
}
