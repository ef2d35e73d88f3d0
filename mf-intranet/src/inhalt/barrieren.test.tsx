import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from '../templates/redaktion-beitrag/redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from '../templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import RedaktionBeitrag from '../templates/redaktion-beitrag/redaktion-beitrag.tsx';
import * as suche from './find-barrieren.ts';
import { findBlockfeld } from './find-barrieren.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/vorschau')
      ? Response.json({ token: 't', href: '/vorschau/t/' }, { status: 201 })
      : Response.json({}, { status: 404 }),
  );
});
const gemerkt = () => document.querySelector<HTMLInputElement>('input[name=barrieren]')?.value;

test('wer veröffentlicht, sieht, was axe in der Vorschau findet, bei seinem Baustein; nach der nächsten Änderung gilt es nicht mehr', async () => {
  const fund = { feld: 'daten/bloecke/0', meldung: 'Abbildungen müssen einen Alternativtext besitzen.' };
  const find = vi.spyOn(suche, 'findBarrieren').mockResolvedValue([fund]);
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele.seite, { pfad: '/intranet/redaktion/' });
  const rahmen = await screen.findByTitle('Vorschau der Seite', {}, { timeout: 3000 });
  fireEvent.load(rahmen);
  expect(find, 'nobody wants to publish yet').not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(/^Freigeben und veröffentlichen/));
  const link = await screen.findByRole('link', { name: fund.meldung });
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent).toMatch(/^1\. text/i);
  expect(screen.getByText('1 Barriere verhindert die Veröffentlichung.')).toBeTruthy();
  expect(JSON.parse(gemerkt() ?? '')).toEqual([fund]);

  find.mockRejectedValue(new Error('no axe'));
  await user.type(screen.getByLabelText(/^Titel/), '!');
  await waitFor(() => expect(gemerkt()).toBe(''));
  fireEvent.load(rahmen);
  expect(await screen.findByText(/konnte nicht geprüft werden/)).toBeTruthy();
  expect(gemerkt()).toBe('');
});

test('jedes Element führt zu seinem Baustein, auch neben versteckten, dem Text darunter und in der Seitenleiste', () => {
  document.body.innerHTML = `<main>
    <div data-block="mf-content/text"><i id="unten"></i></div>
    <div data-block="mf-content/karten"><i id="karten"></i></div>
    <div data-block="mf-content/text"><i id="zweiter"></i></div><i id="kopf"></i></main>`;
  const bloecke = [
    { template: 'text', versteckt: true },
    { template: 'karten' },
    { template: 'text', slot: 'content' },
  ];
  const at = (id: string) => findBlockfeld(document.getElementById(id) as HTMLElement, { bloecke });
  expect(at('unten')).toBe('text');
  expect(at('karten')).toBe('daten/bloecke/1');
  expect(at('zweiter')).toBe('daten/bloecke/2');
  expect(at('kopf')).toBe('daten');
});
