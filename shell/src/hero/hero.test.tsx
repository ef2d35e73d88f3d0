// @vitest-environment jsdom
import type { HeroImage } from '@gm/shared/schemas/seite';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hero } from './hero.tsx';

const move = vi.fn();
const useKarussell = vi.hoisted(() => vi.fn());
vi.mock('@gm/shared/karussell', () => ({ useKarussell }));
const karussell = () => ({ fenster: createRef(), scrollable: true, move });
const motion = { reduce: false };

beforeEach(() => {
  move.mockReset();
  motion.reduce = false;
  useKarussell.mockReturnValue(karussell());
  vi.stubGlobal('matchMedia', () => ({ matches: motion.reduce, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const image = (id: string, texts: Partial<HeroImage> = {}): HeroImage => ({
  bild: { id, breite: 2400, hoehe: 1600, farbe: '#336655', alt: `Foto ${id}` },
  ...texts,
});
const page = { title: 'Bürgerbüro', description: 'Wir sind für Sie da.', breadcrumbs: [], images: [] };
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('hero of a page', () => {
  it('has the heading that receives focus after a navigation', () => {
    render(<Hero {...page} layout="default" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Bürgerbüro' });
    expect(heading.id).toBe('titel');
    expect(heading.tabIndex).toBe(-1);
    expect(screen.getByText('Wir sind für Sie da.')).toBeTruthy();
  });

  it('shows the way to the page; the page itself is no link', () => {
    const breadcrumbs = [
      { title: 'Startseite', href: '/' },
      { title: 'Rathaus', href: '/rathaus/' },
      { title: 'Bürgerbüro', href: '/buergerbuero/' },
    ];
    render(<Hero {...page} layout="wide" breadcrumbs={breadcrumbs} />);
    const crumbs = within(screen.getByRole('navigation', { name: 'Brotkrumen' }));
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/rathaus/']);
    expect(crumbs.getByText('Bürgerbüro').getAttribute('aria-current')).toBe('page');
  });

  it('shows its photo before everything else, with its author and without controls', () => {
    render(<Hero {...page} layout="default" images={[image('wald', { bildcopyright: 'A. Muster, CC BY 4.0' })]} />);
    const photo = screen.getByRole('img', { name: 'Foto wald' });
    expect(photo.getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByText(/A\. Muster, CC BY 4\.0/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['default', 'wide', 'portal'] as const)('of the layout %s lets several photos take turns', (layout) => {
    render(<Hero {...page} layout={layout} images={['a', 'b', 'c'].map((id) => image(id))} />);
    const karussell = within(screen.getByRole('region', { name: 'Bilder' }));
    expect(karussell.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Bürgerbüro' })).toBeTruthy();
    pass(14_900);
    expect(move).not.toHaveBeenCalled();
    pass(200);
    expect(move.mock.calls).toEqual([[1]]);
  });
});

describe('slider of the portal', () => {
  const images = ['a', 'b', 'c'].map((id) =>
    image(id, { title: `Titel ${id}`, subtitle: `Untertitel ${id}`, link: `/${id}/`, linktext: `Zu ${id}` }),
  );
  const show = () => render(<Hero {...page} layout="portal" images={images} />);

  it('has one main heading and loads only the first photo at once', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Titel a']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(screen.getByRole('link', { name: 'Zu b' }).getAttribute('href')).toBe('/b/');
  });

  it('moves on every 6 s until somebody stops it, and goes on when asked to', () => {
    show();
    pass(12_100);
    expect(move.mock.calls).toEqual([[1], [1]]);
    fireEvent.click(button('Bildwechsel anhalten'));
    pass(30_000);
    expect(move).toHaveBeenCalledTimes(2);
    fireEvent.click(button('Bildwechsel starten'));
    pass(6100);
    expect(move).toHaveBeenCalledTimes(3);
  });

  it.each<[string, () => void]>([
    ['a step', () => fireEvent.click(button('Vorheriges Bild'))],
    ['a touch', () => fireEvent.pointerDown(screen.getByRole('link', { name: 'Zu a' }))],
  ])('stays where the visitor wants it after %s, and then tells where that is', (_what, act) => {
    show();
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
    act();
    move.mockReset();
    pass(30_000);
    expect(move).not.toHaveBeenCalled();
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  it('waits while somebody reads by keyboard or another tab is in front', () => {
    show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(30_000);
    expect(move).not.toHaveBeenCalled();
    hidden.mockRestore();
    const link = screen.getByRole('link', { name: 'Zu a' });
    // jsdom does not see how the focus came there.
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    link.focus();
    pass(30_000);
    expect(move).not.toHaveBeenCalled();
    pass(3000);
    act(() => link.blur());
    pass(5900);
    expect(move).not.toHaveBeenCalled();
    pass(200);
    expect(move).toHaveBeenCalledOnce();
  });

  it('waits while the mouse is over it', () => {
    show();
    const [fenster] = document.querySelectorAll('section > div:has(> ul)');
    fireEvent.pointerEnter(fenster!, { pointerType: 'mouse' });
    pass(30_000);
    expect(move).not.toHaveBeenCalled();
    fireEvent.pointerLeave(fenster!);
    pass(6100);
    expect(move).toHaveBeenCalledOnce();
  });

  it('never moves by itself for visitors who want less motion', () => {
    motion.reduce = true;
    show();
    pass(30_000);
    expect(move).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Bildwechsel/ })).toBeNull();
    fireEvent.click(button('Nächstes Bild'));
    expect(move.mock.calls).toEqual([[1]]);
  });

  it('tells where it is', () => {
    useKarussell.mockReturnValue({ ...karussell(), view: { first: 2, last: 2 } });
    show();
    expect(screen.getByRole('status').textContent).toBe('Bild 2 von 3');
  });

  it('shows a slide without a picture, shows words as words, and takes the page’s title where the first has none', () => {
    const slides = [image('a', { link: '/a/' }), { title: '<script>alert(1)</script>' }];
    render(<Hero {...page} layout="portal" images={slides} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bürgerbüro');
    expect(screen.getByRole('link', { name: 'Mehr erfahren' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('<script>alert(1)</script>');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
