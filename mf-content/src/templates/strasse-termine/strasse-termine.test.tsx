import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseTermine } from './strasse-termine.context.ts';
import { examples } from './strasse-termine.examples.ts';
import StrasseTermine from './strasse-termine.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseTermine, strasseTermine, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('names day, time and place', () => {
  show('termine');
  expect(screen.getByRole('listitem').textContent).toBe('AdventskonzertSonntag, 6. Dezember, 17:00 Uhr · Kelter');
  expect(screen.getByRole('link', { name: 'Kalender abonnieren (.ics)' }).getAttribute('href')).toBe(
    '/veranstaltungen/kalender.ics?ortsteil=Schwann',
  );
});

test('leaves out what is not known, and is empty without events', () => {
  const { unmount } = show('ganztags');
  expect(screen.getByRole('listitem').textContent).toBe('AdventskonzertSamstag, 12. Dezember');
  unmount();
  expect(show('keine').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
