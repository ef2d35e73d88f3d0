// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fehlerseite } from './fehlerseite.tsx';
import { Platzhalter } from './platzhalter.tsx';

afterEach(cleanup);

const show = (status: number) =>
  render(<Fehlerseite status={status} email="info@beispiel.example" pfad="/gibt/es/nicht/" />);

describe('error page', () => {
  it('404: names the fault, explains it and takes reports by mail', () => {
    show(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fehler - 404');
    expect(screen.getByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeTruthy();
    expect(screen.getByText(/wurde neu gestaltet.*umgezogen/)).toBeTruthy();
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /fehlende Seite per E-Mail/ }).href);
    expect(mail.protocol + mail.pathname).toBe('mailto:info@beispiel.example');
    expect(mail.searchParams.get('body')).toContain('/gibt/es/nicht/');
  });

  it('404: searches for the words of the address, and offers pages that have them', () => {
    render(
      <Fehlerseite
        status={404}
        email="info@beispiel.example"
        pfad="/b%C3%BCrger/Hunde-steuer_12.html/"
        aehnliche={[{ titel: 'Hundesteuer', href: '/wegweiser/hundesteuer/' }]}
      />,
    );
    const feld = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Wonach haben Sie gesucht?' });
    expect(feld.value).toBe('bürger Hunde steuer');
    expect([feld.name, feld.form?.getAttribute('action')]).toEqual(['q', '/suche/']);
    expect(screen.getByRole('link', { name: 'Hundesteuer' }).getAttribute('href')).toBe('/wegweiser/hundesteuer/');
  });

  it('404 of a link from a mail: says that the link has ended, and sends nobody looking for a page', () => {
    render(<Fehlerseite status={404} email="info@beispiel.example" pfad="/anmeldung/status/" privat />);
    expect(screen.getByRole('heading', { name: '404 - Diesen Link gibt es nicht mehr' })).toBeTruthy();
    expect(screen.getByText(/abgelaufen, durch einen neueren ersetzt.*neuesten E-Mail/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'info@beispiel.example' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText(/neu gestaltet/)).toBeNull();
  });

  it.each([400, 500, 503])('%d: says that the fault is known', (status) => {
    show(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Fehler - ${status}`);
    expect(screen.getByRole('heading', { name: 'Leider ist ein Fehler aufgetreten' })).toBeTruthy();
    expect(
      screen.getByText(
        'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /E-Mail/ })).toBeNull();
  });

  it('410: says that the page is gone for good', () => {
    show(410);
    expect(screen.getByRole('heading', { name: '410 - Seite wurde entfernt' })).toBeTruthy();
  });

  it('429: says how long to wait, and that no link is lost', () => {
    show(429);
    expect(screen.getByRole('heading', { name: '429 - Zu viele Anfragen' })).toBeTruthy();
    expect(screen.getByText(/warten Sie eine Minute.*Links aus unseren E-Mails bleiben gültig/)).toBeTruthy();
  });

  it.each([404, 410, 429, 500])('%d: leads back to the start page', (status) => {
    show(status);
    expect(screen.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe('/');
  });
});

it('a site without content says how it gets some', () => {
  render(<Fehlerseite status={503} email="" pfad="/" leer />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hier entsteht eine Website');
  expect(screen.getByText(/npm run inhalt -- import/)).toBeTruthy();
});

describe('placeholder of a block', () => {
  it('offers to try again', () => {
    const retry = vi.fn();
    render(<Platzhalter onRetry={retry} />);
    expect(screen.getByText('Dieser Bereich ist gerade nicht verfügbar.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Erneut versuchen' });
    button.click();
    expect(retry).toHaveBeenCalledOnce();
    // The page is not asked for as well.
    expect(button.closest('[data-retry]')).toBeNull();
  });

  it('leaves it to the shell’s script where no code of the block’s is there', () => {
    render(<Platzhalter />);
    expect(screen.getByRole('button', { name: 'Erneut versuchen' }).closest('[data-retry]')).not.toBeNull();
  });
});
