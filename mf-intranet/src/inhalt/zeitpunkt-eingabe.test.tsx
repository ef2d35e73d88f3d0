import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ZeitpunktEingabe } from './zeitpunkt-eingabe.tsx';

function Probe({ beginn }: { beginn: string }) {
  const [wert, setWert] = useState(beginn);
  return (
    <>
      <label htmlFor="von">Von</label>
      <ZeitpunktEingabe control={{ id: 'von' }} label="Von" wert={wert} onWert={setWert} />
      <output>{wert}</output>
    </>
  );
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const read = () => screen.getByRole('status').textContent;

test('ein Tag, und eine Uhrzeit, wenn es nicht der ganze ist', () => {
  render(<Probe beginn="2026-12-24" />);
  expect(screen.getByLabelText<HTMLInputElement>('Von').type).toBe('date');
  type(/Uhrzeit/, '08:00');
  expect(read()).toBe('2026-12-24T08:00');
  type(/^Von$/, '2026-12-23');
  expect(read()).toBe('2026-12-23T08:00');
  type(/^Von$/, '');
  expect(read(), 'the time is not lost with the day').toBe('T08:00');
  type(/Uhrzeit/, '');
  expect(read()).toBe('');
});

test('was anders geschrieben ist, steht da, wie es ist', () => {
  render(<Probe beginn="24.12. ab 8" />);
  expect(screen.getByLabelText<HTMLInputElement>('Von').value).toBe('24.12. ab 8');
});
