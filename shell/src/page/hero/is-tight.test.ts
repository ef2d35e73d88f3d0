import { expect, test } from 'vitest';
import { createBlockData, createPage } from '../../server/page.examples.ts';
import { isTight, settleTight } from './is-tight.ts';

const call = { name: 'liste', options: { endpoint: '/api/cms/liste' } } as never;

test.each([
  ['a text', false, 'default', [], [createBlockData()]],
  ['a form', true, 'default', [], [createBlockData({ island: 'visible' })]],
  ['a text with a tool beside it', false, 'default', [], [createBlockData({ slot: 'sidebar', island: 'idle' })]],
  ['a list', true, 'wide', [call], [createBlockData()]],
  ['an article', true, 'wide', [call], [createBlockData()]],
  ['an event with a form', true, 'wide', [call], [createBlockData({ island: 'idle' })]],
  ['the start page', false, 'portal', [call], [createBlockData()]],
] as const)('%s: %s', (_name, tight, pageLayout, apiCalls, blocks) => {
  const heroTight = isTight({ pageLayout, apiCalls: [...apiCalls] });
  const page = createPage({ blocks: [...blocks], ...(heroTight === false ? {} : { heroKnapp: heroTight }) });
  expect(settleTight(page).heroKnapp ?? false).toBe(tight);
});
