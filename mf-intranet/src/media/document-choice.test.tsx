// @vitest-environment jsdom
import { PDF_TOO_LARGE } from '@gm/shared/rules/pdf-upload';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentChoice } from './document-choice.tsx';
import { answerUploads } from './upload.examples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function choose(size = 10) {
  const onValue = vi.fn();
  render(
    <>
      <label htmlFor="datei">PDF-Datei</label>
      <DocumentChoice control={{ id: 'datei' }} value="" onValue={onValue} />
    </>,
  );
  const file = new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(screen.getByLabelText('PDF-Datei'), { target: { files: [file] } });
  return onValue;
}

test('the checked file becomes the value, with warnings', async () => {
  answerUploads(() => ({ status: 201, body: { datei: 'brief.pdf', seiten: 3, hinweis: 'Nur Bilder.' } }));
  const onValue = choose();
  expect((await screen.findByRole('status')).textContent).toBe('Geprüft: 3 Seiten. Nur Bilder.');
  expect(onValue).toHaveBeenCalledWith('brief.pdf');
});

test('a refused file shows the reason at its field, and the value stays', async () => {
  answerUploads(() => ({ status: 422, body: { detail: 'Diese PDF-Datei ist verschlüsselt.' } }));
  const onValue = choose();
  expect((await screen.findByRole('alert')).textContent).toBe('Diese PDF-Datei ist verschlüsselt.');
  const field = screen.getByLabelText('PDF-Datei');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('verschlüsselt');
  expect(onValue).not.toHaveBeenCalled();
});

test('a file that is too large is not sent', async () => {
  const sent = answerUploads(() => ({ status: 500, body: {} }));
  choose(10_000_001);
  expect((await screen.findByRole('alert')).textContent).toBe(PDF_TOO_LARGE);
  expect(sent).not.toHaveBeenCalled();
});
