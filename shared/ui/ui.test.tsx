// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toEditorHtml } from '../schemas/editor/editor-html.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EditorText } from './editor-text.tsx';
import { LinkButton } from './link-button.tsx';
import { Pagination } from './pagination.tsx';
import { SectionHeading } from './section-heading.tsx';

afterEach(cleanup);

const image = { id: 'wald-1a2b3c4d', breite: 2400, hoehe: 1600, farbe: '#3a5f2b', alt: 'Ein Weg im Wald' };

describe('Button', () => {
  test('does not submit a form unless told to', () => {
    render(<Button>Prüfen</Button>);
    expect(screen.getByRole('button', { name: 'Prüfen' }).getAttribute('type')).toBe('button');
  });

  test('a link styled as a button stays a link', () => {
    render(<LinkButton href="/kontakt/">Kontakt</LinkButton>);
    expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt/');
  });
});

describe('Alert', () => {
  test('is not announced if it is part of the initial page', () => {
    render(<Alert title="Gut zu wissen">Text</Alert>);
    expect(screen.getByRole('heading', { level: 2, name: 'Gut zu wissen' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('is announced assertively for dangers and politely otherwise', () => {
    render(
      <>
        <Alert live kind="danger" title="Fehler" />
        <Alert live kind="success" level={3} title="Danke" />
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Fehler');
    expect(screen.getByRole('status').textContent).toBe('Danke');
    expect(screen.getByRole('heading', { level: 3, name: 'Danke' })).toBeTruthy();
  });
});

describe('Card', () => {
  test('is one link that names its target; its picture is decorative', () => {
    const { container } = render(
      <Card title="Neue Brücke" image={image} sizes="100vw" link={{ href: '/a/', text: 'Weiterlesen' }} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Weiterlesen: Neue Brücke' }).getAttribute('href')).toBe('/a/');
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  test('shows an illustration without a picture', () => {
    const { container } = render(
      <>
        <Card title="Konzert" image={null} sizes="100vw" />
        <Card title="Übung" image={null} motif="feuerwehr" sizes="100vw" />
        <Card title="Brücke" image={image} motif="bach" sizes="100vw" />
        <Card title="Ohne Bild" sizes="100vw" />
      </>,
    );
    const shown = [...container.querySelectorAll('article')].map((card) =>
      card.querySelector('use')?.getAttribute('href'),
    );
    expect(shown).toEqual(['/shell/motive/musik.svg#m', '/shell/motive/feuerwehr.svg#m', undefined, undefined]);
  });

  test('shows its text without a link and a picture', () => {
    const { container } = render(<Card title="Neue Brücke" text="Ab Montag" sizes="100vw" credit="A. Muster" />);
    expect(screen.getByText('Ab Montag')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).not.toContain('A. Muster');
  });
});

describe('Pagination', () => {
  const buildHref = (page: number) => `/aktuelles/?seite=${page}`;

  test('links to the previous and next page, and marks the current one', () => {
    render(<Pagination page={2} pages={6} buildHref={buildHref} />);
    expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vorherige Seite' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe('/aktuelles/?seite=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByText('Seite 2 von 6')).toBeTruthy();
  });

  test('has no step beyond the ends', () => {
    const { rerender } = render(<Pagination page={1} pages={2} buildHref={buildHref} />);
    expect(screen.queryByRole('link', { name: 'Vorherige Seite' })).toBeNull();
    rerender(<Pagination page={2} pages={2} buildHref={buildHref} />);
    expect(screen.queryByRole('link', { name: 'Nächste Seite' })).toBeNull();
  });

  test('renders nothing for a single page', () => {
    expect(render(<Pagination page={1} pages={1} buildHref={buildHref} />).container.innerHTML).toBe('');
  });
});

describe('EditorText', () => {
  test('marks its element and leaves the text unchanged', () => {
    const html = '<p>Öffnung&shy;szeiten &amp; mehr</p>';
    const { container } = render(<EditorText html={toEditorHtml(html)} />);
    expect(container.querySelector('[data-gm-html]')?.textContent).toBe('Öffnung\u00adszeiten & mehr');
  });

  test.each([null, undefined, toEditorHtml('')])('renders nothing for %o', (html) => {
    expect(render(<EditorText html={html} />).container.innerHTML).toBe('');
  });
});

test('a section heading names its section and has its link', () => {
  render(<SectionHeading id="s" title="Weitere Meldungen" link={{ href: '/aktuelles/', text: 'Alle Meldungen' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Weitere Meldungen' }).id).toBe('s');
  expect(screen.getByRole('link', { name: 'Alle Meldungen' })).toBeTruthy();
});
