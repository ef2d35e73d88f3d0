import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plan as file } from '../../test/ratsinfo.ts';
import { Files } from './files.tsx';

test('shows a PDF in the page, opens or downloads it', () => {
  render(<Files files={[file]} />);
  expect(screen.getByTitle('Lageplan').getAttribute('src')).toBe(file.url);
  expect(screen.getByTitle('Lageplan').getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('link', { name: /^Öffnen: Lageplan/ }).getAttribute('href')).toBe(file.url);
  expect(screen.getByRole('link', { name: /^Herunterladen: Lageplan/ })).toBeTruthy();
});

test('opens an external file at its location', () => {
  render(<Files files={[{ ...file, ansehbar: false }]} />);
  expect(screen.queryByText('Hier ansehen')).toBeNull();
  expect(screen.getByRole('link', { name: /^Öffnen: Lageplan/ }).getAttribute('href')).toBe(file.url);
  expect(screen.getByRole('link', { name: /^Herunterladen: Lageplan/ })).toBeTruthy();
});
