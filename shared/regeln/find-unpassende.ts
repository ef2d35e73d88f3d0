import type { BlockVorlage } from '../schemas/block-vorlagen.ts';
import type { Formfeld } from '../schemas/formfeld.ts';
import { type Block, listBlockfelder, readBlock } from './block.ts';

/** What stands in a block and does not fit its template as it is released now. */
export interface Unpassend {
  /** Way inside the block, e.g. `context/karten/0/symbol`. */
  pfad: string;
  /** What it is called. */
  titel: string;
  meldung: string;
  /** What is to stand there instead, undefined for nothing; null: only who writes can know. */
  abhilfe: { wert: unknown } | null;
}

const isGruppe = (wert: unknown): wert is Record<string, unknown> =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert);
const isWort = (wert: unknown) => ['string', 'number', 'boolean'].includes(typeof wert);
const JA_NEIN: Record<string, boolean> = { ja: true, true: true, '1': true, nein: false, false: false, '0': false };
const nothing = { wert: undefined };

const show = (wert: unknown) => {
  const text = isWort(wert) ? String(wert) : JSON.stringify(wert);
  return `„${text.length > 40 ? `${text.slice(0, 40)} …` : text}“`;
};

/** A text that is the number, the word that is the choice, the one that should be a list. Null where it is not plain. */
function convert({ art, optionen, eintrag }: Formfeld, wert: unknown): { wert: unknown } | null {
  if (art === 'zahl') {
    const zahl = typeof wert === 'string' ? Number(wert.trim().replace(',', '.')) : Number.NaN;
    return Number.isNaN(zahl) || String(wert).trim() === '' ? null : { wert: zahl };
  }
  if (art === 'haken') {
    const wahr = JA_NEIN[String(wert).trim().toLowerCase()];
    return wahr === undefined ? null : { wert: wahr };
  }
  if (art === 'auswahl') {
    const gleiche = optionen.find((eine) =>
      [eine.wert, eine.text].some((name) => String(name).toLowerCase() === String(wert).trim().toLowerCase()),
    );
    return gleiche ? { wert: gleiche.wert } : null;
  }
  if (art === 'liste') return eintrag && (isWort(wert) || isGruppe(wert)) ? { wert: [wert] } : null;
  if (art === 'gruppe') return null;
  return isWort(wert) ? { wert: String(wert) } : null;
}

/** What a value should be; null: it is that. */
function findFehler({ art, optionen, verweis }: Formfeld, wert: unknown): string | null {
  switch (art) {
    case 'gruppe':
      return isGruppe(wert) ? null : 'besteht jetzt aus mehreren Angaben';
    case 'liste':
      return Array.isArray(wert) ? null : 'ist jetzt eine Liste';
    case 'zahl':
      return typeof wert === 'number' ? null : 'ist jetzt eine Zahl';
    case 'haken':
      return typeof wert === 'boolean' ? null : 'ist jetzt ein Ja oder Nein';
    case 'auswahl':
      if (verweis !== null) return isWort(wert) ? null : 'wird jetzt ausgewählt';
      return optionen.some((eine) => eine.wert === wert) ? null : 'bietet das nicht mehr zur Wahl';
    case 'quelltext':
    case 'punkt':
    case 'zuschnitte':
    case 'baustein':
      return null;
    default:
      return typeof wert === 'string' ? null : 'ist jetzt ein Text';
  }
}

function* look(feld: Formfeld, wert: unknown, pfad: string): Generator<Unpassend> {
  if (wert === undefined || wert === null) return;
  const fehler = findFehler(feld, wert);
  if (fehler) {
    const abhilfe = convert(feld, wert) ?? (feld.pflicht ? null : nothing);
    yield { pfad, titel: feld.titel, meldung: `„${feld.titel}“ ${fehler}: Hier steht ${show(wert)}.`, abhilfe };
  } else if (feld.art === 'gruppe' && isGruppe(wert)) {
    for (const [name, teil] of Object.entries(wert)) {
      if (feld.felder.some((eines) => eines.name === name)) continue;
      const meldung = `Die Angabe „${name}“ kennt die Vorlage nicht mehr: Hier steht ${show(teil)}.`;
      yield { pfad: `${pfad}/${name}`, titel: name, meldung, abhilfe: nothing };
    }
    for (const inneres of feld.felder) yield* look(inneres, wert[inneres.name], `${pfad}/${inneres.name}`);
  } else if (feld.eintrag && Array.isArray(wert)) {
    const { eintrag } = feld;
    for (const [index, eines] of wert.entries()) yield* look({ ...eintrag, pflicht: true }, eines, `${pfad}/${index}`);
  }
}

/** What of a block does not fit its template any more; what is only not filled in yet is told by the preview. */
export function findUnpassende(vorlage: Pick<BlockVorlage, 'context' | 'options'>, block: Block): Unpassend[] {
  // Which calls of its page it is given is the page's.
  const { apiCalls: _, ...options } = block.options;
  return [
    ...look(listBlockfelder(vorlage, block), block.context, 'context'),
    ...look(vorlage.options, options, 'options'),
  ];
}

/** Whether a block needs a mend: its template is gone, has given up its place, or takes something of it no more. */
export function isUnpassend(
  wert: unknown,
  vorlagen: ReadonlyMap<string, Pick<BlockVorlage, 'slots' | 'context' | 'options'>>,
): boolean {
  const block = readBlock(wert);
  const vorlage = vorlagen.get(block.template);
  if (!vorlage) return true;
  const { slot = 'content' } = block;
  return !vorlage.slots.some((einer) => einer === slot) || findUnpassende(vorlage, block).length > 0;
}
