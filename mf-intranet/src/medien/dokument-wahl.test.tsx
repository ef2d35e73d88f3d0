// @vitest-environment jsdom
import { PDF_ZU_GROSS } from '@gm/shared/regeln/pdf-upload';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DokumentWahl } from './dokument-wahl.tsx';
import { uploadDokument } from './upload-medium.ts';

vi.mock('./upload-medium.ts', () => ({ uploadDokument: vi.fn() }));
afterEach(cleanup);

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
  vi.mocked(uploadDokument).mockResolvedValue({ datei: 'brief.pdf', seiten: 3, hinweis: 'Nur Bilder.' });
  const onWert = choose();
  expect((await screen.findByRole('status')).textContent).toBe('Geprüft: 3 Seiten. Nur Bilder.');
  expect(onWert).toHaveBeenCalledWith('brief.pdf');
});

test('what is refused says why at its field, and the value stays', async () => {
  vi.mocked(uploadDokument).mockResolvedValue({ fehler: 'Diese PDF-Datei ist verschlüsselt.' });
  const onWert = choose();
  expect((await screen.findByRole('alert')).textContent).toBe('Diese PDF-Datei ist verschlüsselt.');
  const feld = screen.getByLabelText('PDF-Datei');
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent).toContain('verschlüsselt');
  expect(onWert).not.toHaveBeenCalled();
});

test('what is too large is not sent', async () => {
  vi.mocked(uploadDokument).mockClear();
  choose(10_000_001);
  expect((await screen.findByRole('alert')).textContent).toBe(PDF_ZU_GROSS);
  expect(uploadDokument).not.toHaveBeenCalled();
});
