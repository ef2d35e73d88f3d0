import type { BlockDaten } from '../seite/seite-daten.ts';
import { renderBlock } from '../server/render-block.tsx';
import { differInWords } from './compare-html.ts';
import type { FindBarriers, JudgeInput } from './judge-input.ts';
import type { FindingKind } from './judgement.ts';
import { firstLine, listFields } from './list-fields.ts';

/** The municipality in which examples are rendered. */
export const GEMEINDE_OF_EXAMPLES = {
  name: 'Beispielhausen',
  strasse: 'Am Markt 1',
  plz: '12345',
  ort: 'Beispielhausen',
  telefon: '01234 5678',
  email: 'rathaus@beispielhausen.example',
  ortsteile: [],
};

interface Listener {
  add(kind: FindingKind, where: string, template: string, what: string): void;
  /** Told a rendering that went well. */
  keep(template: string, render: () => void): void;
}

/**
 * Judges every example a release has. Barriers that were there before are no fault of it; they are looked for elsewhere meanwhile,
 * and `finish` waits for that.
 */
export function judgeExamples(
  { before, after, content, examples, findBarriers, unchanged, onStep }: JudgeInput,
  { add, keep }: Listener,
): { count: number; finish(): Promise<void> } {
  let count = 0;
  const looks: { where: string; template: string; what: string; barriers: ReturnType<FindBarriers> }[] = [];
  for (const [template, list] of Object.entries(examples)) {
    if (unchanged?.includes(template)) continue;
    const definition = after.definition(template);
    for (const { name, context, options, seite } of definition ? list : []) {
      count += 1;
      onStep?.('after', `${template} in the example '${name}'`);
      const where = `example ${name}`;
      const parsed = {
        context: definition?.context.safeParse(context),
        options: definition?.options.safeParse(options),
      };
      if (!parsed.context?.success || !parsed.options?.success) {
        const cause = parsed.context?.error ?? parsed.options?.error;
        const fault = new Error(`'${template}' do not fit`, { cause });
        add('does not fit', where, template, listFields([fault], template));
        continue;
      }
      const data = { context: parsed.context.data, options: parsed.options.data };
      const facts = { pfad: '/', suche: '', titel: '', formular: undefined, ...seite };
      const gemeinde = content?.gemeinde ?? GEMEINDE_OF_EXAMPLES;
      const faults: unknown[] = [];
      const render = (server: typeof after) => {
        const island = server.release.templates[template]?.island ?? null;
        const block: BlockDaten = {
          template,
          remote: server.release.name,
          slot: 'content',
          surface: 'sheet',
          island,
          ...data,
        };
        return renderBlock(block, 0, server.template(template), { ...facts, gemeinde }, (fault) => faults.push(fault))
          .html;
      };
      const html = render(after);
      if (html === null) {
        add('throws', where, template, firstLine(faults[0]));
        continue;
      }
      keep(template, () => render(after));
      let old: string | null = null;
      if (before && template in before.release.templates) {
        onStep?.('before', `${template} in the example '${name}'`);
        old = render(before);
      }
      // Where no site runs its sources are built, and their own tests look for barriers.
      if (content === null) continue;
      // Nothing that axe looks for at these levels depends on what the words are.
      if (old !== null && differInWords(old, html)) continue;
      const barriers = findBarriers(html, old);
      // Whoever waits for it hears of a fault.
      barriers.catch(() => {});
      looks.push({ where, template, what: `${template} in the example '${name}'`, barriers });
    }
  }
  return {
    count,
    async finish() {
      let unseen = 0;
      for (const { where, template, what, barriers } of looks) {
        onStep?.('after', `${what}, and looks for barriers`);
        const found = await barriers;
        if (found === null) unseen += 1;
        for (const barrier of found ?? []) add('inaccessible', where, template, barrier);
      }
      if (unseen > 0) add('not compared', '', '', `${unseen} changed examples were not searched for barriers`);
    },
  };
}
