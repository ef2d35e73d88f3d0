// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { DevelopmentFault } from '../../base/development.ts';
import { createOverlay } from './overlay.ts';

// Not in jsdom.
beforeAll(() =>
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  ),
);

const read = () => document.querySelector('gm-development')?.shadowRoot?.textContent ?? null;
const build: DevelopmentFault = {
  kind: 'build',
  text: 'Expression expected',
  places: [{ file: 'mf-x/text.tsx', line: 7 }],
};
const run: DevelopmentFault = {
  kind: 'run',
  text: 'broken',
  places: [
    { file: 'mf-x/text.tsx', line: 8 },
    { file: 'shared/ui/list.tsx', line: 2 },
  ],
};

it('is there while there are faults, with their places', () => {
  const overlay = createOverlay();
  expect(read()).toBeNull();
  overlay.show([build]);
  overlay.add(run);
  overlay.add(run);
  expect(read()).toBe(
    'CloseDoes not build: mf-x/text.tsx:7Expression expectedThrew: mf-x/text.tsx:8broken  at shared/ui/list.tsx:2',
  );
  overlay.show([]);
  expect(read()).toBe('CloseThrew: mf-x/text.tsx:8broken  at shared/ui/list.tsx:2');
  overlay.forgetAdded();
  expect(read()).toBeNull();
});

it('can be closed until the next fault', () => {
  const overlay = createOverlay();
  overlay.show([build]);
  document.querySelector('gm-development')?.shadowRoot?.querySelector('button')?.click();
  expect(read()).toBeNull();
  overlay.add(run);
  expect(read()).toContain('broken');
});
