import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ZuschnittWahl } from './zuschnitt-wahl.tsx';

const bild = { id: 'wald-12345678', breite: 1600, hoehe: 800, farbe: '#4d5d3a', alt: 'Ein Weg im Wald' };
const quadrat = () => within(screen.getByRole('group', { name: 'Quadrat (1:1)' }));

test('der Ausschnitt eines Formats wird in Zahlen gesagt, bleibt im Bild, und die anderen bleiben', () => {
  const onWert = vi.fn();
  const breit = { von_links: 0, von_oben: 10, groesse: 90 };
  const { rerender } = render(<ZuschnittWahl bild={bild} wert={{ '16x9': breit }} onWert={onWert} />);
  expect(quadrat().getByLabelText<HTMLInputElement>('Von links (%)').value, 'in the middle').toBe('25');
  fireEvent.change(quadrat().getByLabelText('Größe (%)'), { target: { value: '5' } });
  const klein = { von_links: 25, von_oben: 0, groesse: 20 };
  expect(onWert).toHaveBeenLastCalledWith({ '16x9': breit, '1x1': klein });

  rerender(<ZuschnittWahl bild={bild} wert={{ '1x1': klein }} onWert={onWert} />);
  fireEvent.click(quadrat().getByRole('button', { name: 'Wie üblich zuschneiden' }));
  expect(onWert, 'nothing is left of them').toHaveBeenLastCalledWith(undefined);
});

test('er wird mit dem Zeiger gezogen, nicht über den Rand', () => {
  const onWert = vi.fn();
  const wert = { von_links: 25, von_oben: 0, groesse: 50 };
  render(<ZuschnittWahl bild={bild} wert={{ '1x1': wert }} onWert={onWert} />);
  const flaeche = screen.getByRole('group', { name: 'Quadrat (1:1)' }).querySelector('svg') as SVGElement;
  flaeche.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 200 }) as DOMRect;
  fireEvent.pointerDown(flaeche, { clientX: 120, clientY: 20 });
  fireEvent.pointerMove(flaeche, { clientX: 160, clientY: 60 });
  expect(onWert).toHaveBeenLastCalledWith({ '1x1': { von_links: 35, von_oben: 20, groesse: 50 } });
  fireEvent.pointerMove(flaeche, { clientX: 400, clientY: 200 });
  expect(onWert).toHaveBeenLastCalledWith({ '1x1': { von_links: 75, von_oben: 50, groesse: 50 } });
  fireEvent.pointerUp(flaeche);
  onWert.mockClear();
  fireEvent.pointerMove(flaeche, { clientX: 10, clientY: 10 });
  expect(onWert).not.toHaveBeenCalled();
});
