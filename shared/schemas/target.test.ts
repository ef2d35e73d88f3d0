import { expect, it } from 'vitest';
import { localTargetSchema, secureTargetSchema, targetSchema, webTargetSchema } from './target.ts';

const SCHEMAS = {
  lokalesZielSchema: localTargetSchema,
  sicheresZielSchema: secureTargetSchema,
  webZielSchema: webTargetSchema,
  zielSchema: targetSchema,
};

it.each([
  ['/kontakt/', ['lokalesZielSchema', 'sicheresZielSchema', 'webZielSchema', 'zielSchema']],
  ['https://anderswo.example/', ['sicheresZielSchema', 'webZielSchema', 'zielSchema']],
  ['http://anderswo.example/', ['webZielSchema', 'zielSchema']],
  ['mailto:info@musterhardt.example', ['zielSchema']],
  ['#oben', ['zielSchema']],
  ['//evil.example/', []],
  ['/\\evil.example/', []],
  ['/\t/evil.example/', []],
  ['javascript:alert(1)', []],
])('%j is an allowed target of %j', (target, allowed) => {
  const passed = Object.entries(SCHEMAS).filter(([, schema]) => schema.safeParse(target).success);
  expect(passed.map(([name]) => name)).toEqual(allowed);
});
