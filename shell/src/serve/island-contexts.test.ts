import { expect, it } from 'vitest';
import { createIsland } from '../server/page.examples.ts';
import { IslandContexts } from './island-contexts.ts';

const long = { strassen: Array.from({ length: 200 }, (_, index) => `Straße ${index}`) };

it('keeps a long context of an island that waits for a hand', async () => {
  const contexts = new IslandContexts();
  const [island] = contexts.keep([createIsland({ when: 'interaction', context: long })]);
  expect(island?.context).toBeNull();
  const kept = contexts.find(island?.contextHash ?? '');
  expect(JSON.parse(String(await kept?.body('identity')))).toEqual(long);
});

it('names equal data equally, in another process, too', () => {
  const [first, second] = [new IslandContexts(), new IslandContexts()].map(
    (contexts) => contexts.keep([createIsland({ when: 'interaction', context: { ...long } })])[0]?.contextHash,
  );
  expect(first).toBe(second);
});

it('leaves short data, and data that are needed at once, in the document', () => {
  const islands = [
    createIsland({ when: 'interaction', context: { a: 1 } }),
    createIsland({ when: 'load', context: long }),
    createIsland({ when: 'visible', context: long }),
  ];
  expect(new IslandContexts().keep(islands)).toEqual(islands);
});
