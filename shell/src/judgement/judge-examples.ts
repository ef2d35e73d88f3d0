import type { Page } from '@gm/shared/contract';
import type { JudgedGuest } from '../isolation/judged-guest.ts';
import { describeMisfits, firstLine } from '../isolation/list-fields.ts';
import { type BlockJob, emptyResult } from '../isolation/renderer.ts';
import { differInWords } from './compare-html.ts';
import type { FindBarriers, JudgeInput } from './judge-input.ts';
import type { FindingKind } from './judgement.ts';

/** The municipality used to render examples. */
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
  /** Called with a successful rendering. */
  keep(job: BlockJob, rendering: { guest: JudgedGuest; job: BlockJob; seite: Page }): void;
}

/**
 * Judges every example of a release. Barriers that existed before are no fault of it; the search for them runs in
 * parallel, and `finish` waits for it.
 */
export async function judgeExamples(
  { before, after, content, examples, findBarriers, unchanged, onStep }: JudgeInput,
  { add, keep }: Listener,
): Promise<{ count: number; finish(): Promise<void> }> {
  let count = 0;
  const looks: { where: string; template: string; what: string; barriers: ReturnType<FindBarriers> }[] = [];
  for (const [template, list] of Object.entries(examples)) {
    if (unchanged?.includes(template)) continue;
    for (const { name, context, options, seite: own } of template in after.release.templates ? list : []) {
      count += 1;
      onStep?.('after', `${template} in the example '${name}'`);
      const where = `example ${name}`;
      const gemeinde = content?.gemeinde ?? GEMEINDE_OF_EXAMPLES;
      const page = { pfad: '/', suche: '', titel: '', formular: undefined, ...own, gemeinde } as Page;
      const describe = ({ release }: JudgedGuest): BlockJob => {
        const { name: remote, version, templates } = release;
        return { id: 0, remote, version, template, context, options, island: templates[template]?.island ?? null };
      };
      const show = async (guest: JudgedGuest) => (await guest.render([describe(guest)], page))[0] ?? emptyResult(null);
      const { html, misfits, fault } = await show(after);
      if (misfits) {
        add('does not fit', where, template, describeMisfits(misfits));
        continue;
      }
      if (html === null) {
        add('throws', where, template, firstLine(fault));
        continue;
      }
      const job = describe(after);
      keep(job, { guest: after, job, seite: page });
      let old: string | null = null;
      if (before && template in before.release.templates) {
        onStep?.('before', `${template} in the example '${name}'`);
        old = (await show(before)).html;
      }
      // The repository's own sources are built without a running site, and their own tests search for barriers.
      if (content === null) continue;
      // No rule of axe at these levels depends on the wording.
      if (old !== null && differInWords(old, html)) continue;
      const barriers = findBarriers(html, old);
      // The caller that waits for it gets the fault.
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
      if (unseen > 0)
        add('not searched', '', '', `${unseen} changed examples were not checked for accessibility (axe)`);
    },
  };
}
