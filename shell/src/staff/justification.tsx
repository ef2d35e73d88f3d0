import { formatCount } from '@gm/shared/format/count';

type Words = (...found: string[]) => string;
const count = (figure: string | undefined, one: string, many: string) => formatCount(Number(figure), one, many);

/** Sentences that the store itself writes into its journal. */
const SENTENCES: [RegExp, Words][] = [
  [/^delivered$/, () => 'nach einer Lieferung'],
  [/^for (\d+) % of the visitors$/, (share) => `für ${share} % der Besucher`],
  [/^by hand$/, () => 'von Hand'],
  [/^trusted from now on: (.+)$/, (names) => `von jetzt an vertraut die Website: ${names}`],
  [/^nobody is trusted from now on$/, () => 'von jetzt an vertraut die Website niemandem'],
  [/^replaced$/, () => 'eine andere Fassung kam auf Probe'],
  [/^another version became current$/, () => 'eine andere Fassung wurde veröffentlicht'],
  [
    /^by hand, before: (.+)$/,
    (beforehand = '') => `von Hand, davor: ${beforehand === 'nothing' ? 'keine' : beforehand}`,
  ],
  [/^line (\d+) was cut off by a crash$/, (line) => `Zeile ${line} wurde durch einen Absturz abgeschnitten`],
  [
    /^judged on (\d+) pages? and (\d+) examples?(?: \((\d+) templates? .*\))?: (.+)$/,
    (pages, examples, same, found = '') =>
      [
        `geprüft auf ${count(pages, 'Seite', 'Seiten')} und ${count(examples, 'Beispiel', 'Beispielen')}`,
        same ? ` (${count(same, 'Vorlage', 'Vorlagen')} wie bisher)` : '',
        `: ${nameFound(found)}`,
      ].join(''),
  ],
  [
    /^(\d+) pages, (\d+) faults on the server, (\d+) in the browser$/,
    (pages, server, browser) =>
      `${count(pages, 'Seite', 'Seiten')}, ${server} Fehler auf dem Server, ${browser} im Browser`,
  ],
];

const FOUND: [RegExp, Words][] = [
  [/^nothing differs$/, () => 'nichts unterscheidet sich'],
  [/^(\d+) faults?$/, (figure) => count(figure, 'Fehler', 'Fehler')],
  [/^(\d+) loss(?:es)?$/, (figure) => count(figure, 'Verlust', 'Verluste')],
  [/^(\d+) differences?$/, (figure) => count(figure, 'Unterschied', 'Unterschiede')],
];

function translate(text: string, sentences: [RegExp, Words][]): string | null {
  for (const [pattern, words] of sentences) {
    const found = pattern.exec(text);
    if (found) return words(...found.slice(1));
  }
  return null;
}

function nameFound(found: string): string {
  const [, counts = '', gaps] = /^(.*?)(?:(?:^|; )not compared: (.+))?$/.exec(found) ?? [];
  const counted = counts
    .split(', ')
    .map((part) => translate(part, FOUND) ?? part)
    .join(', ');
  return [counted, gaps && `nicht verglichen: ${gaps}`].filter(Boolean).join('; ');
}

/** Reason of a journal line. Messages of commands to teams stay in their original English. */
export function Justification({ reason }: { reason: string }) {
  const sentence = translate(reason, SENTENCES);
  return sentence === null ? <span lang="en">{reason}</span> : sentence;
}
