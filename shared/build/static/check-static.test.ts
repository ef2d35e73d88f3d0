import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineTemplate, type RemoteDefinition, type TemplateDefinition } from '../../contract/contract.ts';
import { checkStatic } from './check-static.ts';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'gm-static-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), source);
  }
}

const static_ = defineTemplate({ slots: ['content'], context: z.object({}), options: z.object({}) });
const island = defineTemplate({ ...static_, island: { when: 'visible', because: 'It counts.' } });
const check = (templates: Record<string, TemplateDefinition>) =>
  checkStatic({ name: 'mf-probe', contractVersion: 1, templates } satisfies RemoteDefinition, dir);

const counter = `import { useState } from 'react';\nexport function useZaehler() {\n  return useState(0);\n}\n`;

test('accepts templates that are pure HTML, and any island', () => {
  write({
    'src/templates/text/text.tsx': `import { Section } from '@gm/shared/ui/section';\nimport './text.module.css';\nexport default Section;`,
    'src/templates/zahl/zahl.tsx': `export { useZaehler as default } from '../../teile/use-zaehler.ts';`,
    'src/teile/use-zaehler.ts': counter,
  });
  expect(() => check({ text: static_, zahl: island })).not.toThrow();
});

test('reports each template and place, also in indirectly imported modules, with a suggestion', () => {
  write({
    'src/templates/zahl/zahl.tsx': `import { Teil } from './teil.tsx';\nexport default () => <Teil onMore={() => {}} />;`,
    'src/templates/zahl/teil.tsx': `import type { X } from './nirgends.ts';\nimport { useZaehler } from '../../teile/use-zaehler.ts';\nexport const Teil = () => <b>{useZaehler()}</b>;`,
    'src/teile/use-zaehler.ts': counter,
    'src/templates/text/text.tsx': `export default () => null;`,
  });
  expect(() => check({ zahl: static_, text: static_ })).toThrow(
    `mf-probe: these templates are HTML alone, but need code in the browser. Declare \`island\` in their *.context.ts, or take the code out:
  zahl
    src/templates/zahl/zahl.tsx:2 onMore=
    src/teile/use-zaehler.ts:3 useState()`,
  );
});

test('follows imports into @gm/shared, and handles import cycles', () => {
  write({
    'src/templates/form/form.tsx': `import { TextField } from '@gm/shared/forms/fields/text-field';\nimport './b.ts';\nexport default TextField;`,
    'src/templates/form/b.ts': `import './form.tsx';`,
  });
  expect(() => check({ form: static_ })).toThrow(/shared\/forms\/state\/form-context\.ts:\d+ use/);
});
