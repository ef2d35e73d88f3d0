// @vitest-environment jsdom
import type { HeroImage } from '@gm/shared/schemas/seite';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hero } from './hero.tsx';

afterEach(cleanup);

const image = (id: string, texts: Partial<HeroImage> = {}): HeroImage => ({
  bild: { id, breite: 2400, hoehe: 1600, farbe: '#336655', alt: `Foto ${id}` },
  ...texts,
});
const page = { title: 'Bürgerbüro', description: 'Wir sind für Sie da.', breadcrumbs: [], heroImages: [] };

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

  it('shows its photo before everything else, with its author', () => {
    render(
      <Hero {...page} layout="default" heroImages={[{}, image('wald', { bildcopyright: 'A. Muster, CC BY 4.0' })]} />,
    );
    const photo = screen.getByRole('img', { name: 'Foto wald' });
    expect(photo.getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByText(/A\. Muster, CC BY 4\.0/)).toBeTruthy();
  });
});

describe('hero of the portal', () => {
  const heroImages = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    image(id, { title: `Titel ${id}`, subtitle: `Untertitel ${id}`, link: `/${id}/`, linktext: `Zu ${id}` }),
  );

  it('has one main heading, up to five slides, and loads only the first photo at once', () => {
    render(<Hero {...page} layout="portal" heroImages={heroImages} />);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Titel a']);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
    expect(screen.getByRole('link', { name: 'Zu b' }).getAttribute('href')).toBe('/b/');
  });

  it('goes on at the other end', () => {
    render(<Hero {...page} layout="portal" heroImages={heroImages.slice(0, 2)} />);
    const strip = screen.getByRole('list');
    Object.defineProperties(strip, {
      clientWidth: { value: 400 },
      scrollWidth: { value: 800 },
      scrollLeft: { value: 400 },
    });
    strip.scrollTo = vi.fn() as typeof strip.scrollTo;
    screen.getByRole('button', { name: 'Nächstes Bild' }).click();
    expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 0 });
    screen.getByRole('button', { name: 'Vorheriges Bild' }).click();
    expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 0 });
  });

  it('needs no controls for one slide, and a plain hero does without a photo', () => {
    const { rerender } = render(<Hero {...page} layout="portal" heroImages={heroImages.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Hero {...page} layout="portal" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Bürgerbüro' })).toBeTruthy();
  });
});
