import { readBlock } from '@gm/shared/blocks/block';
import type axe from 'axe-core';

/** Loaded into the preview on demand: more than half the size of the rest of the editor. */
const AXE = new URL('axe-core/axe.min.js', import.meta.url).href;

/** The machine-checkable rules of WCAG 2.2 AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Maximum number of findings per rule and block. */
const WORDS = 40;

export interface Barrier {
  /** Form control that the finding refers to. */
  feld: string;
  meldung: string;
}

type WindowFrame = Window & { axe?: typeof axe };

async function addAxe(documentFile: Document, window: WindowFrame): Promise<typeof axe> {
  const loaded = new Promise<void>((resolve, reject) => {
    const script = documentFile.createElement('script');
    script.src = AXE;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('axe cannot be loaded')));
    documentFile.head.append(script);
  });
  const [german] = await Promise.all([import('axe-core/locales/de.json'), loaded]);
  if (!window.axe) throw new Error('axe is not there');
  // Only the rules' names: the locale's summaries are templates that require `eval`, which the CSP forbids.
  const { lang: long, rules } = german.default as unknown as axe.Locale;
  window.axe.configure({ locale: { lang: long, rules } });
  return window.axe;
}

/**
 * Finishes animations: text that is fading in lacks contrast. Scroll-driven and infinite animations never finish; in an
 * off-screen frame none does, so waiting would never end.
 */
function finishMoving(documentFile: Document): void {
  const moved = documentFile
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === documentFile.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  for (const motion of moved) motion.finish();
}

/**
 * The form control of the block that contains an element: blocks of the same template keep their order on the page.
 * Elements outside of the form's blocks are assigned to the whole form.
 */
export function findBlockField(element: Element, data: unknown): string {
  const block = element.closest('[data-block]');
  const { bloecke: blocks } = Object(data) as { bloecke?: unknown };
  const mark = block?.getAttribute('data-block') ?? '';
  const template = mark.slice(mark.indexOf('/') + 1);
  const same = [...element.ownerDocument.querySelectorAll('main [data-block]')].filter(
    (one) => one.getAttribute('data-block') === mark,
  );
  const shown = (Array.isArray(blocks) ? blocks : []).flatMap((value, stelle) => {
    const own = readBlock(value);
    return own.template === template && !own.versteckt ? [{ stelle, slot: own.slot ?? 'content' }] : [];
  });
  // The text below the form is a block of the page as well, and comes first.
  const beforehand = same.length - shown.length;
  const place = block ? same.indexOf(block) - beforehand : -1;
  const one = place < 0 ? undefined : shown[place];
  if (one) return `daten/bloecke/${one.stelle}`;
  return template === 'text' && place < 0 ? 'text' : 'daten';
}

const quote = (element: Element) => {
  const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  if (!words) return '';
  return ` („${words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()} …` : words}“)`;
};

/**
 * Axe's findings in the blocks of the page in a frame, in German; without header and footer, which editors cannot
 * change. Rejects if axe cannot be loaded.
 */
export async function findBarriers(frame: HTMLIFrameElement, data: unknown): Promise<Barrier[]> {
  const { contentDocument: documentFile } = frame;
  const window = frame.contentWindow as WindowFrame | null;
  if (!documentFile || !window) throw new Error('The preview is not there');
  const program = window.axe ?? (await addAxe(documentFile, window));
  finishMoving(documentFile);
  const { violations } = await program.run(documentFile.querySelector('main') ?? documentFile, {
    runOnly: TAGS,
    resultTypes: ['violations'],
    elementRef: true,
    preload: false,
    iframes: false,
  });
  const findings = violations.flatMap(({ help, nodes }) =>
    nodes.flatMap(({ element }) =>
      element ? [{ feld: findBlockField(element, data), meldung: `${help}${quote(element)}` }] : [],
    ),
  );
  return [...new Map(findings.map((finding) => [`${finding.feld} ${finding.meldung}`, finding])).values()];
}
