import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anleitung } from './anleitung.context.ts';
import Anleitung from './anleitung.tsx';

test('each chapter has a link at the top, and each step a sentence and a described picture', () => {
  renderExample(Anleitung, anleitung, { context: {}, options: {} });
  const links = within(screen.getByRole('navigation', { name: 'Kapitel' })).getAllByRole<HTMLAnchorElement>('link');
  expect(links.length).toBeGreaterThan(4);
  for (const { hash, textContent: title } of links) {
    const chapter = screen.getByRole('region', { name: title ?? '' });
    expect(chapter.querySelector(hash)?.textContent).toBe(title);
    const steps = within(chapter).getAllByRole('listitem');
    for (const step of steps) expect(within(step).getByRole('img', { name: /^Bildschirmausschnitt: / })).toBeTruthy();
  }
});

test('names of controls are bold', () => {
  renderExample(Anleitung, anleitung, { context: {}, options: {} });
  expect(screen.getByText('„Neu: Artikel“').tagName).toBe('B');
});
