import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { redaktionBeitrag } from '../../templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import { examples } from '../../templates/redaktion-beitrag/redaktion-beitrag.examples.ts';
import EditorialContribution from '../../templates/redaktion-beitrag/redaktion-beitrag.tsx';
import * as search from './find-barriers.ts';
import { findBlockField } from './find-barriers.ts';

const user = userEvent.setup();
beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/vorschau')
      ? Response.json({ token: 't', href: '/vorschau/t/' }, { status: 201 })
      : Response.json({}, { status: 404 }),
  );
});
const remembered = () => document.querySelector<HTMLInputElement>('input[name=barrieren]')?.value;

test("publishing shows axe's findings in the preview at their blocks; the next change discards them", async () => {
  const finding = { feld: 'daten/bloecke/0', meldung: 'Abbildungen müssen einen Alternativtext besitzen.' };
  const find = vi.spyOn(search, 'findBarriers').mockResolvedValue([finding]);
  renderExample(EditorialContribution, redaktionBeitrag, examples.seite, { pfad: '/intranet/redaktion/' });
  const frame = await screen.findByTitle('Vorschau der Seite', {}, { timeout: 3000 });
  fireEvent.load(frame);
  expect(find, 'publishing was not requested yet').not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(/^Freigeben und veröffentlichen/));
  const link = await screen.findByRole('link', { name: finding.meldung });
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent).toMatch(/^1\. text/i);
  expect(screen.getByText('1 Barriere verhindert die Veröffentlichung.')).toBeTruthy();
  expect(JSON.parse(remembered() ?? '')).toEqual([finding]);

  find.mockRejectedValue(new Error('no axe'));
  await user.type(screen.getByLabelText(/^Titel/), '!');
  await waitFor(() => expect(remembered()).toBe(''));
  fireEvent.load(frame);
  expect(await screen.findByText(/konnte nicht geprüft werden/)).toBeTruthy();
  expect(remembered()).toBe('');
});

test('each element is assigned to its block, also next to hidden blocks, the text below and the sidebar', () => {
  document.body.innerHTML = `<main>
    <div data-block="mf-content/text"><i id="unten"></i></div>
    <div data-block="mf-content/karten"><i id="karten"></i></div>
    <div data-block="mf-content/text"><i id="zweiter"></i></div><i id="kopf"></i></main>`;
  const blocks = [{ template: 'text', versteckt: true }, { template: 'karten' }, { template: 'text', slot: 'content' }];
  const at = (id: string) => findBlockField(document.getElementById(id) as HTMLElement, { bloecke: blocks });
  expect(at('unten')).toBe('text');
  expect(at('karten')).toBe('daten/bloecke/1');
  expect(at('zweiter')).toBe('daten/bloecke/2');
  expect(at('kopf')).toBe('daten');
});
