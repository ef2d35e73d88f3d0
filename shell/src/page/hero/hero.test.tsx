// @vitest-environment jsdom
import type { HeroImage } from '@gm/shared/schemas/page';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Hero } from './hero.tsx';

afterEach(cleanup);

const image = (id: string, texts: Partial<HeroImage> = {}): HeroImage => ({
  bild: { id, breite: 2400, hoehe: 1600, farbe: '#336655', alt: `Foto ${id}` },
  ...texts,
});
const page = { title: 'Bürgerbüro', description: 'Wir sind für Sie da.', breadcrumbs: [], images: [] };

describe('hero of a page', () => {
  it('has the heading that receives the focus after a navigation', () => {
    render(<Hero {...page} layout="default" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Bürgerbüro' });
    expect(heading.id).toBe('titel');
    expect(heading.tabIndex).toBe(-1);
    expect(screen.getByText('Wir sind für Sie da.')).toBeTruthy();
  });

  it('shows the breadcrumbs; the page itself is no link', () => {
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

  it.each(['default', 'wide', 'portal'] as const)('with the layout %s rotates several photos', (layout) => {
    render(<Hero {...page} layout={layout} images={['a', 'b', 'c'].map((id) => image(id))} />);
    const carousel = within(screen.getByRole('region', { name: 'Bilder' }));
    expect(carousel.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Bürgerbüro' })).toBeTruthy();
    expect(screen.getByRole('region').getAttribute('wechsel-ms')).toBe('15000');
  });
});

describe('slider without photos', () => {
  const slide = (title: string): HeroImage => ({ title, link: '/x/' });
  const findDrawing = (images: HeroImage[]) => {
    const { container } = render(<Hero {...page} layout="portal" images={images} />);
    return container.querySelector('use')?.getAttribute('href') ?? null;
  };

  it('shows the villages behind its slides, once', () => {
    expect(findDrawing([slide('Eins'), slide('Zwei')])).toMatch(/^\/shell\/motive\/panorama-[a-z]+-[a-z]+\.svg#m$/);
    expect(document.querySelectorAll('use')).toHaveLength(1);
  });

  it('with a photo in one of them shows no drawing', () => {
    expect(findDrawing([slide('Eins'), image('wald', { title: 'Zwei' })])).toBeNull();
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

  it('advances every 6 s and by buttons, and can be stopped where needed', () => {
    show();
    expect(screen.getByRole('region', { name: 'Im Blickpunkt' }).getAttribute('wechsel-ms')).toBe('6000');
    const steps = screen.getAllByRole('button').map((button) => [button.ariaLabel, button.dataset.schritt]);
    expect(steps).toEqual([
      ['Vorheriges Bild', '-1'],
      ['Nächstes Bild', '1'],
    ]);
    expect(document.querySelector('button[hidden]')?.ariaLabel).toBe('Bildwechsel anhalten');
  });

  it('shows a slide without a picture, escapes words, and uses the page’s title where the first slide has none', () => {
    const slides = [image('a', { link: '/a/' }), { title: '<script>alert(1)</script>' }];
    render(<Hero {...page} layout="portal" images={slides} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bürgerbüro');
    expect(screen.getByRole('link', { name: 'Mehr erfahren' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('<script>alert(1)</script>');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
