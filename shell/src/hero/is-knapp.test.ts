import type { Seo } from '@gm/shared/schemas/seo';
import { expect, test } from 'vitest';
import { createBlockDaten } from '../server/page.beispiele.ts';
import { isKnapp } from './is-knapp.ts';

const call = { name: 'liste', options: { endpoint: '/api/cms/liste' } } as never;
const seo = (type: Seo['type']) => ({ type }) as Seo;

test.each([
  ['a text', false, 'default', [], [createBlockDaten()], undefined],
  ['a form', true, 'default', [], [createBlockDaten({ island: 'visible' })], undefined],
  [
    'a text with a tool beside it',
    false,
    'default',
    [],
    [createBlockDaten({ slot: 'sidebar', island: 'idle' })],
    undefined,
  ],
  ['a list', true, 'wide', [call], [createBlockDaten()], undefined],
  ['an office', true, 'wide', [call], [createBlockDaten()], seo('office')],
  ['an article', false, 'wide', [call], [createBlockDaten()], seo('article')],
  ['an event with a form', false, 'wide', [call], [createBlockDaten({ island: 'idle' })], seo('event')],
  ['the start page', false, 'portal', [call], [createBlockDaten()], undefined],
] as const)('%s: %s', (_name, knapp, pageLayout, apiCalls, blocks, entry) => {
  expect(isKnapp({ pageLayout, apiCalls: [...apiCalls] }, blocks, entry)).toBe(knapp);
});
