// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Placeholder } from '../placeholder/placeholder.tsx';
import { ErrorPage } from './error-page.tsx';

afterEach(cleanup);

const show = (status: number) =>
  render(<ErrorPage status={status} email="info@beispiel.example" path="/gibt/es/nicht/" />);

describe('error page', () => {
  it('404: names the fault, explains it and offers a report by mail', () => {
    show(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fehler - 404');
    expect(screen.getByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeTruthy();
    expect(screen.getByText(/wurde neu gestaltet.*umgezogen/)).toBeTruthy();
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /fehlende Seite per E-Mail/ }).href);
    expect(mail.protocol + mail.pathname).toBe('mailto:info@beispiel.example');
    expect(mail.searchParams.get('body')).toContain('/gibt/es/nicht/');
  });

  it('404: searches for the words of the address, and lists matching pages', () => {
    render(
      <ErrorPage
        status={404}
        email="info@beispiel.example"
        path="/b%C3%BCrger/Hunde-steuer_12.html/"
        similar={[{ titel: 'Hundesteuer', href: '/wegweiser/hundesteuer/' }]}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Wonach haben Sie gesucht?' });
    expect(field.value).toBe('bürger Hunde steuer');
    expect([field.name, field.form?.getAttribute('action')]).toEqual(['q', '/suche/']);
    expect(screen.getByRole('link', { name: 'Hundesteuer' }).getAttribute('href')).toBe('/wegweiser/hundesteuer/');
    expect(screen.getByText(/^Meinten Sie/).textContent).toBe('Meinten Sie Hundesteuer?');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('404: asks which of several pages was meant, and lists the most wanted tasks', () => {
    const pages = ['Hundesteuer', 'Hundewiese'].map((titel) => ({ titel, href: `/${titel}/` }));
    const wanted = [{ titel: 'Abfalltermine', href: '/abfalltermine/' }];
    const props = { email: 'info@beispiel.example', path: '/hunde/', similar: pages, wanted };
    render(<ErrorPage status={404} {...props} />);
    const list = screen.getByRole('heading', { name: 'Meinten Sie eine dieser Seiten?' }).nextElementSibling;
    expect(list?.textContent).toBe('HundesteuerHundewiese');
    expect(screen.getByRole('navigation', { name: 'Oft gesucht' }).textContent).toContain('Abfalltermine');
  });

  it('404 of a link from a mail: says that the link has expired, and suggests no pages', () => {
    render(<ErrorPage status={404} email="info@beispiel.example" path="/anmeldung/status/" isPrivate />);
    expect(screen.getByRole('heading', { name: '404 - Diesen Link gibt es nicht mehr' })).toBeTruthy();
    expect(screen.getByText(/abgelaufen, durch einen neueren ersetzt.*neuesten E-Mail/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'info@beispiel.example' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText(/neu gestaltet/)).toBeNull();
  });

  it('403: says which right the page needs and who can give it', () => {
    const reason = 'Es braucht dafür „Freigaben“.';
    render(<ErrorPage status={403} email="info@beispiel.example" path="/intranet/ferienprogramm/" reason={reason} />);
    expect(screen.getByRole('heading', { name: 'Kein Zugang' }).nextElementSibling?.textContent).toBe(reason);
  });

  it('403 of a preview: says that nothing was sent', () => {
    render(<ErrorPage status={403} email="info@beispiel.example" path="/vorschau/abc/" />);
    expect(screen.getByRole('heading', { name: 'Hier wird nichts abgeschickt' })).toBeTruthy();
    expect(screen.getByText(/Ihr Formular wurde nicht abgeschickt/)).toBeTruthy();
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

  it('410: says that the page was removed for good', () => {
    show(410);
    expect(screen.getByRole('heading', { name: '410 - Seite wurde entfernt' })).toBeTruthy();
  });

  it('429: says how long to wait, and that links stay valid', () => {
    show(429);
    expect(screen.getByRole('heading', { name: '429 - Zu viele Anfragen' })).toBeTruthy();
    expect(screen.getByText(/warten Sie eine Minute.*Links aus unseren E-Mails bleiben gültig/)).toBeTruthy();
  });

  it.each([404, 410, 429, 500])('%d: links to the start page', (status) => {
    show(status);
    expect(screen.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe('/');
  });
});

it('a site without content explains how to add some', () => {
  render(<ErrorPage status={503} email="" path="/" empty />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hier entsteht eine Website');
  expect(screen.getByText(/npm run content -- import/)).toBeTruthy();
});

describe('placeholder of a block', () => {
  it('offers a retry', () => {
    const retry = vi.fn();
    render(<Placeholder onRetry={retry} />);
    expect(screen.getByText('Dieser Bereich ist gerade nicht verfügbar.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Erneut versuchen' });
    button.click();
    expect(retry).toHaveBeenCalledOnce();
    // The button must not also reload the page.
    expect(button.closest('[data-retry]')).toBeNull();
  });

  it('links to the external service that the block would have shown', () => {
    const { rerender } = render(<Placeholder options={{ url: 'https://tickets.musterhardt.example' }} />);
    const link = screen.getByRole('link', { name: 'Direkt zu tickets.musterhardt.example' });
    expect(link.getAttribute('href')).toBe('https://tickets.musterhardt.example/');
    for (const options of [{}, null, { url: '/intern/' }, { url: 'javascript:alert(1)' }, { url: 'https://' }]) {
      rerender(<Placeholder options={options} />);
      expect(screen.queryByRole('link')).toBeNull();
    }
  });

  it('relies on the shell’s script where the block’s code is missing', () => {
    render(<Placeholder />);
    expect(screen.getByRole('button', { name: 'Erneut versuchen' }).closest('[data-retry]')).not.toBeNull();
  });
});
