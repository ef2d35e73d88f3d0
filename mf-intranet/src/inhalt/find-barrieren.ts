import { readBlock } from '@gm/shared/regeln/block';
import type axe from 'axe-core';

/** A file of its own, fetched into the preview when it is looked at: it weighs more than half of the rest of the editor. */
const AXE = new URL('axe-core/axe.min.js', import.meta.url).href;

/** What WCAG 2.2 asks for at AA, as far as a machine can tell. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What axe finds of one kind at one place; more of it are not read. */
const WORTE = 40;

export interface Barriere {
  /** Control of the form that it is about. */
  feld: string;
  meldung: string;
}

type Fenster = Window & { axe?: typeof axe };

async function addAxe(dokument: Document, fenster: Fenster): Promise<typeof axe> {
  const geladen = new Promise<void>((resolve, reject) => {
    const script = dokument.createElement('script');
    script.src = AXE;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('axe cannot be loaded')));
    dokument.head.append(script);
  });
  const [deutsch] = await Promise.all([import('axe-core/locales/de.json'), geladen]);
  if (!fenster.axe) throw new Error('axe is not there');
  // What its rules are called, no more: its summaries are templates that it would have to evaluate, which no page allows.
  const { lang, rules } = deutsch.default as unknown as axe.Locale;
  fenster.axe.configure({ locale: { lang, rules } });
  return fenster.axe;
}

/**
 * Half faded in, every text lacks contrast. What moves with scrolling or without end is never finished; in a frame that is out
 * of sight nothing moves at all, so that waiting would never end.
 */
function finishMoving(dokument: Document): void {
  const bewegt = dokument
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === dokument.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  for (const bewegung of bewegt) bewegung.finish();
}

/**
 * The control of the block that an element stands in: blocks of one template keep their order on the page, whatever stands
 * between them. What belongs to no block of the form is about all of it.
 */
export function findBlockfeld(element: Element, daten: unknown): string {
  const block = element.closest('[data-block]');
  const { bloecke } = Object(daten) as { bloecke?: unknown };
  const marke = block?.getAttribute('data-block') ?? '';
  const template = marke.slice(marke.indexOf('/') + 1);
  const gleiche = [...element.ownerDocument.querySelectorAll('main [data-block]')].filter(
    (einer) => einer.getAttribute('data-block') === marke,
  );
  const gezeigte = (Array.isArray(bloecke) ? bloecke : []).flatMap((wert, stelle) => {
    const eigener = readBlock(wert);
    return eigener.template === template && !eigener.versteckt ? [{ stelle, slot: eigener.slot ?? 'content' }] : [];
  });
  // The text below the form is a block of the page, too, and stands first.
  const davor = gleiche.length - gezeigte.length;
  const platz = block ? gleiche.indexOf(block) - davor : -1;
  const einer = platz < 0 ? undefined : gezeigte[platz];
  if (einer) return `daten/bloecke/${einer.stelle}`;
  return template === 'text' && platz < 0 ? 'text' : 'daten';
}

const quote = (element: Element) => {
  const worte = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  if (!worte) return '';
  return ` („${worte.length > WORTE ? `${worte.slice(0, WORTE).trimEnd()} …` : worte}“)`;
};

/** What axe finds in the blocks of the page in a frame, in German; header and footer are not the editor's. Rejects without axe. */
export async function findBarrieren(rahmen: HTMLIFrameElement, daten: unknown): Promise<Barriere[]> {
  const { contentDocument: dokument } = rahmen;
  const fenster = rahmen.contentWindow as Fenster | null;
  if (!dokument || !fenster) throw new Error('The preview is not there');
  const programm = fenster.axe ?? (await addAxe(dokument, fenster));
  // What is not near is not drawn, and nobody could tell its colours.
  dokument.getElementById('inhalt')?.setAttribute('data-ganz', '');
  finishMoving(dokument);
  const { violations } = await programm.run(dokument.querySelector('main') ?? dokument, {
    runOnly: TAGS,
    resultTypes: ['violations'],
    elementRef: true,
    preload: false,
    iframes: false,
  });
  const funde = violations.flatMap(({ help, nodes }) =>
    nodes.flatMap(({ element }) =>
      element ? [{ feld: findBlockfeld(element, daten), meldung: `${help}${quote(element)}` }] : [],
    ),
  );
  return [...new Map(funde.map((fund) => [`${fund.feld} ${fund.meldung}`, fund])).values()];
}
