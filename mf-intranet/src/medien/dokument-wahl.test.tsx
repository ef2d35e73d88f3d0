// @vitest-environment jsdom
import { PDF_ZU_GROSS } from '@gm/shared/regeln/pdf-upload';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DokumentWahl } from './dokument-wahl.tsx';
import { answerUploads } from './upload.beispiele.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function choose(groesse = 10) {
  const onWert = vi.fn();
  render(
    <>
      <label htmlFor="datei">PDF-Datei</label>
      <DokumentWahl control={{ id: 'datei' }} wert="" onWert={onWert} />
    </>,
  );
  const datei = new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' });
  Object.defineProperty(datei, 'size', { value: groesse });
  fireEvent.change(screen.getByLabelText('PDF-Datei'), { target: { files: [datei] } });
  return onWert;
}

test('what was looked at is the value, with what is to be said about it', async () => {
  answerUploads(() => ({ status: 201, body: { datei: 'brief.pdf', seiten: 3, hinweis: 'Nur Bilder.' } }));
  const onWert = choose();
  expect((await screen.findByRole('status')).textContent).toBe('Geprüft: 3 Seiten. Nur Bilder.');
  expect(onWert).toHaveBeenCalledWith('brief.pdf');
});

test('what is refused says why at its field, and the value stays', async () => {
  answerUploads(() => ({ status: 422, body: { detail: 'Diese PDF-Datei ist verschlüsselt.' } }));
  const onWert = choose();
  expect((await screen.findByRole('alert')).textContent).toBe('Diese PDF-Datei ist verschlüsselt.');
  const feld = screen.getByLabelText('PDF-Datei');
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent).toContain('verschlüsselt');
  expect(onWert).not.toHaveBeenCalled();
});

test('what is too large is not sent', async () => {
  const sent = answerUploads(() => ({ status: 500, body: {} }));
  choose(10_000_001);
  expect((await screen.findByRole('alert')).textContent).toBe(PDF_ZU_GROSS);
  expect(sent).not.toHaveBeenCalled();
});
