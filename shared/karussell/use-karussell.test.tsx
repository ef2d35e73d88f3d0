import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KarussellFenster } from '../ui/karussell-fenster.tsx';
import type { Motor } from './start-motor.ts';
import { useKarussell } from './use-karussell.ts';

type Callback = (entries: { isIntersecting: boolean }[]) => void;
const observers: { resize?: () => void; near?: Callback } = {};
const motor: Motor = { showNext: vi.fn(), showPrevious: vi.fn(), stop: vi.fn() };
const startMotor = vi.hoisted(() => vi.fn());
vi.mock('./start-motor.ts', () => ({ startMotor }));

/** jsdom knows no sizes: the track is as long as this says. */
function stubTrack(scrollWidth: number) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
}

const folien = [1, 2, 3, 4].map((key) => ({ key, inhalt: <a href={`/${key}/`}>Meldung {key}</a> }));

function Probe() {
  const { fenster, scrollable, view, move } = useKarussell();
  return (
    <>
      <KarussellFenster ref={fenster} folien={folien} />
      <button type="button" onClick={() => move(-1)}>
        Zurück
      </button>
      <button type="button" onClick={() => move(1)}>
        Weiter
      </button>
      <p role="status">{`${scrollable} ${view?.first} ${view?.last}`}</p>
    </>
  );
}

const renderKarussell = () => render(<Probe />);

const comeNear = () => act(async () => observers.near?.([{ isIntersecting: true }]));

afterEach(cleanup);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  startMotor.mockReset().mockReturnValue(motor);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.resize = callback;
      }
      observe() {
        observers.resize?.();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        observers.near = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollTo = vi.fn<() => void>();
});

test('all slides are a list in the document, engine or not', () => {
  stubTrack(600);
  renderKarussell();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('fetches no engine while everything fits', async () => {
  stubTrack(600);
  renderKarussell();
  await comeNear();
  expect(startMotor).not.toHaveBeenCalled();
});

test('starts the engine once it is needed and near, and drives it with the buttons', async () => {
  stubTrack(1200);
  renderKarussell();
  expect(startMotor).not.toHaveBeenCalled();
  await comeNear();
  await vi.waitFor(() => expect(startMotor).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(motor.showNext).toHaveBeenCalledOnce();
  expect(motor.showPrevious).toHaveBeenCalledOnce();
});

test('tells which slides are in view', async () => {
  stubTrack(1200);
  renderKarussell();
  await comeNear();
  await vi.waitFor(() => expect(startMotor).toHaveBeenCalledOnce());
  act(() => startMotor.mock.calls[0]?.[0].onMove(2, 3));
  expect(screen.getByRole('status').textContent).toBe('true 2 3');
});

test('scrolls natively before the engine is there', () => {
  stubTrack(1200);
  renderKarussell();
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(Element.prototype.scrollTo).toHaveBeenCalledOnce();
});

test('goes on scrolling natively when the engine cannot be had', async () => {
  startMotor.mockImplementation(() => {
    throw new Error('broken');
  });
  stubTrack(1200);
  renderKarussell();
  await comeNear();
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(Element.prototype.scrollTo).toHaveBeenCalledOnce();
});

test('stops the engine when it leaves the page', async () => {
  stubTrack(1200);
  const { unmount } = renderKarussell();
  await comeNear();
  await vi.waitFor(() => expect(startMotor).toHaveBeenCalledOnce());
  unmount();
  expect(motor.stop).toHaveBeenCalledOnce();
});
