import { expect, it } from 'vitest';
import { lokalesZielSchema, sicheresZielSchema, webZielSchema, zielSchema } from './ziel.ts';

const SCHEMAS = { lokalesZielSchema, sicheresZielSchema, webZielSchema, zielSchema };

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
])('%j may be the target of %j', (ziel, erlaubt) => {
  const passed = Object.entries(SCHEMAS).filter(([, schema]) => schema.safeParse(ziel).success);
  expect(passed.map(([name]) => name)).toEqual(erlaubt);
});
