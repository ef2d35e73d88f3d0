import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CropChoice } from './crop-choice.tsx';

const image = { id: 'wald-12345678', breite: 1600, hoehe: 800, farbe: '#4d5d3a', alt: 'Ein Weg im Wald' };
const square = () => within(screen.getByRole('group', { name: 'Quadrat (1:1)' }));

test('the crop of a format is entered in numbers, stays within the picture and does not affect others', () => {
  const onValue = vi.fn();
  const wide = { von_links: 0, von_oben: 10, groesse: 90 };
  const { rerender } = render(<CropChoice image={image} value={{ '16x9': wide }} onValue={onValue} />);
  expect(square().getByLabelText<HTMLInputElement>('Von links (%)').value, 'in the middle').toBe('25');
  fireEvent.change(square().getByLabelText('Größe (%)'), { target: { value: '5' } });
  const small = { von_links: 25, von_oben: 0, groesse: 20 };
  expect(onValue).toHaveBeenLastCalledWith({ '16x9': wide, '1x1': small });

  rerender(<CropChoice image={image} value={{ '1x1': small }} onValue={onValue} />);
  fireEvent.click(square().getByRole('button', { name: 'Wie üblich zuschneiden' }));
  expect(onValue, 'nothing is left of them').toHaveBeenLastCalledWith(undefined);
});

test('it can be dragged with the pointer, but not over the edge', () => {
  const onValue = vi.fn();
  const value = { von_links: 25, von_oben: 0, groesse: 50 };
  render(<CropChoice image={image} value={{ '1x1': value }} onValue={onValue} />);
  const area = screen.getByRole('group', { name: 'Quadrat (1:1)' }).querySelector('svg') as SVGElement;
  area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 200 }) as DOMRect;
  fireEvent.pointerDown(area, { clientX: 120, clientY: 20 });
  fireEvent.pointerMove(area, { clientX: 160, clientY: 60 });
  expect(onValue).toHaveBeenLastCalledWith({ '1x1': { von_links: 35, von_oben: 20, groesse: 50 } });
  fireEvent.pointerMove(area, { clientX: 400, clientY: 200 });
  expect(onValue).toHaveBeenLastCalledWith({ '1x1': { von_links: 75, von_oben: 50, groesse: 50 } });
  fireEvent.pointerUp(area);
  onValue.mockClear();
  fireEvent.pointerMove(area, { clientX: 10, clientY: 10 });
  expect(onValue).not.toHaveBeenCalled();
});
