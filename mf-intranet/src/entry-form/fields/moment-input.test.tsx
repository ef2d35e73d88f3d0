import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MomentInput } from './moment-input.tsx';

function Probe({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="von">Von</label>
      <MomentInput control={{ id: 'von' }} label="Von" value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  );
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const read = () => screen.getByRole('status').textContent;

test('a day, and a time unless it is all day', () => {
  render(<Probe start="2026-12-24" />);
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

test('values in another format stay unchanged', () => {
  render(<Probe start="24.12. ab 8" />);
  expect(screen.getByLabelText<HTMLInputElement>('Von').value).toBe('24.12. ab 8');
});
