import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FocusChoice } from './focus-choice.tsx';

const image = { id: 'wald-12345678', breite: 1600, hoehe: 800, farbe: '#4d5d3a', alt: 'Ein Weg im Wald' };

test('the focal point is set by pressing, dragging or with sliders, and can be removed', () => {
  const onValue = vi.fn();
  const { rerender } = render(<FocusChoice image={image} value={null} onValue={onValue} />);
  const area = screen.getByRole('img').closest('div') as HTMLElement;
  area.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.pointerDown(area, { clientX: 60, clientY: 120 });
  expect(onValue).toHaveBeenLastCalledWith({ von_links: 25, von_oben: 100 });
  fireEvent.pointerMove(area, { clientX: 110, clientY: 70, buttons: 1 });
  expect(onValue).toHaveBeenLastCalledWith({ von_links: 50, von_oben: 50 });
  fireEvent.pointerMove(area, { clientX: 10, clientY: 20, buttons: 0 });
  expect(onValue).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button')).toBeNull();

  rerender(<FocusChoice image={image} value={{ von_links: 25, von_oben: 100 }} onValue={onValue} />);
  fireEvent.change(screen.getByLabelText('Von oben (in Prozent)'), { target: { value: '40' } });
  expect(onValue).toHaveBeenLastCalledWith({ von_links: 25, von_oben: 40 });
  fireEvent.click(screen.getByRole('button', { name: 'Wie üblich zuschneiden' }));
  expect(onValue).toHaveBeenLastCalledWith(undefined);
});
