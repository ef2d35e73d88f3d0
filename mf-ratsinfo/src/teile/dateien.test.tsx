import type { Ratsdatei } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dateien } from './dateien.tsx';

const datei: Ratsdatei = {
  id: 7,
  name: 'Lageplan',
  art: 'Anlage',
  url: '/api/ratsinfo/dateien/7/lageplan.pdf',
  istPdf: true,
  ansehbar: true,
  oeffentlich: true,
};
/** What the browser says of its viewer. */
const say = (hatAnsicht: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hatAnsicht, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));

test('ein Browser mit PDF-Anzeige zeigt die Datei in der Seite', () => {
  say(true);
  render(<Dateien dateien={[datei]} />);
  expect(screen.getByTitle('Lageplan').getAttribute('src')).toBe(datei.url);
});

test('ein Telefon ohne PDF-Anzeige sagt, was stattdessen geht', () => {
  say(false);
  render(<Dateien dateien={[datei]} />);
  expect(screen.queryByTitle('Lageplan')).toBeNull();
  expect(screen.getByRole('link', { name: 'öffnen Sie die Datei in einem neuen Tab' }).getAttribute('href')).toBe(
    datei.url,
  );
});

test('eine Datei, die woanders liegt, wird dort geöffnet', () => {
  render(<Dateien dateien={[{ ...datei, ansehbar: false }]} />);
  expect(screen.queryByText('Hier ansehen')).toBeNull();
  expect(screen.getByRole('link', { name: /^Öffnen: Lageplan/ }).getAttribute('href')).toBe(datei.url);
  expect(screen.getByRole('link', { name: /^Herunterladen: Lageplan/ })).toBeTruthy();
});
