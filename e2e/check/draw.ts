/** `npm run drawings`: writes the folder diagrams into the README of each workspace. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/site/site.ts';
import { drawReadmes } from './drawings.ts';

for (const [workspace, { is, shouldBe }] of drawReadmes(ROOT)) {
  if (is !== shouldBe) writeFileSync(join(ROOT, workspace, 'README.md'), shouldBe);
}
