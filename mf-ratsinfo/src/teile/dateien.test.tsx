import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plan as datei } from '../../test/ratsinfo.ts';
import { Dateien } from './dateien.tsx';

test('eine PDF-Datei wird in der Seite gezeigt, geöffnet oder mitgenommen', () => {
  render(<Dateien dateien={[datei]} />);
  expect(screen.getByTitle('Lageplan').getAttribute('src')).toBe(datei.url);
  expect(screen.getByTitle('Lageplan').getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('link', { name: /^Öffnen: Lageplan/ }).getAttribute('href')).toBe(datei.url);
  expect(screen.getByRole('link', { name: /^Herunterladen: Lageplan/ })).toBeTruthy();
});

test('eine Datei, die woanders liegt, wird dort geöffnet', () => {
  render(<Dateien dateien={[{ ...datei, ansehbar: false }]} />);
  expect(screen.queryByText('Hier ansehen')).toBeNull();
  expect(screen.getByRole('link', { name: /^Öffnen: Lageplan/ }).getAttribute('href')).toBe(datei.url);
  expect(screen.getByRole('link', { name: /^Herunterladen: Lageplan/ })).toBeTruthy();
});
