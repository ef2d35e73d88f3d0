import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FokusWahl } from './fokus-wahl.tsx';

const bild = { id: 'wald-12345678', breite: 1600, hoehe: 800, farbe: '#4d5d3a', alt: 'Ein Weg im Wald' };

test('der wichtigste Punkt wird gedrückt oder mit Reglern gesetzt, und lässt sich wegnehmen', () => {
  const onWert = vi.fn();
  const { rerender } = render(<FokusWahl bild={bild} wert={null} onWert={onWert} />);
  const flaeche = screen.getByRole('img').closest('div') as HTMLElement;
  flaeche.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(flaeche, { clientX: 60, clientY: 120 });
  expect(onWert).toHaveBeenLastCalledWith({ von_links: 25, von_oben: 100 });
  expect(screen.queryByRole('button')).toBeNull();

  rerender(<FokusWahl bild={bild} wert={{ von_links: 25, von_oben: 100 }} onWert={onWert} />);
  fireEvent.change(screen.getByLabelText('Von oben (in Prozent)'), { target: { value: '40' } });
  expect(onWert).toHaveBeenLastCalledWith({ von_links: 25, von_oben: 40 });
  fireEvent.click(screen.getByRole('button', { name: 'Wie üblich zuschneiden' }));
  expect(onWert).toHaveBeenLastCalledWith(undefined);
});
