// @vitest-environment jsdom
import type { Template } from '@gm/shared/vertrag';
import { act, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockDaten, createIsland, gemeinde } from '../server/page.beispiele.ts';
import { renderBlock } from '../server/render-block.tsx';
import { type Mounted, mountIsland } from './island-runtime.tsx';

const remotes = vi.hoisted(() => ({ register: vi.fn(), get: vi.fn() }));
vi.mock('../federation/browser-remotes.ts', () => ({ createBrowserRemotes: () => remotes }));
// React's own test of what runs outside of `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onFault = vi.fn<(event: Event) => void>();
const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
const router = { navigate: vi.fn(async () => {}) };
const seite = { pfad: '/a/', suche: '?x=1', titel: 'Seite', gemeinde };
const island = createIsland({ id: 3, context: { text: 'Anzahl' } });
let element: HTMLElement;
let mounted: Mounted | undefined;

beforeEach(() => {
  vi.clearAllMocks();
  addEventListener('gm:fault', onFault);
});
afterEach(async () => {
  await act(async () => mounted?.unmount());
  mounted = undefined;
  removeEventListener('gm:fault', onFault);
});

/** The block as the server sends it; without a template as one that could not be rendered. */
function send(template?: Template): void {
  const block = createBlockDaten({ island: 'load', context: island.context });
  const { html } = renderBlock(block, island.id, template, seite, () => {});
  document.body.innerHTML = `<div data-island="3">${html ?? '<p>Platzhalter des Servers</p>'}</div>`;
  element = document.querySelector<HTMLElement>('[data-island]')!;
  if (html === null) element.dataset.empty = '';
}
const mount = () =>
  act(async () => {
    mounted = await mountIsland({ element, island, remotes: {}, seite, router });
  });
const isReady = async () => {
  let ready = false;
  void mounted?.ready.then(() => {
    ready = true;
  });
  await act(async () => {});
  return ready;
};
const findButton = (text: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const click = (text: string) => act(async () => findButton(text).click());
const faults = () => onFault.mock.calls.map(([event]) => ((event as CustomEvent).detail as Error).message);

const Zaehler: Template = ({ context }) => {
  const id = useId();
  const [anzahl, setAnzahl] = useState(3);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <section>
      <label htmlFor={id}>
        {(context as { text: string }).text} {anzahl}
      </label>
      <input id={id} defaultValue="" />
      <button type="button" onClick={() => setAnzahl(anzahl + 1)}>
        Mehr
      </button>
      <button type="button" onClick={() => navigate('/b/?seite=2#unten')}>
        Weiter
      </button>
      <button type="button" onClick={() => navigate({ search: '?y=2' }, { replace: true })}>
        Suchen
      </button>
      <output>{pathname + search}</output>
    </section>
  );
};

const onEntered = vi.fn();
const Formular: Template = () => {
  const [werte, setWerte] = useState({ titel: 'Neu', text: '', ort: 'Conweiler', ganz: false });
  const enter = (neu: Partial<typeof werte>) => {
    onEntered();
    setWerte((bisher) => ({ ...bisher, ...neu }));
  };
  return (
    <form>
      <input name="titel" value={werte.titel} onChange={({ target }) => enter({ titel: target.value })} />
      <textarea name="text" value={werte.text} onChange={({ target }) => enter({ text: target.value })} />
      <select name="ort" value={werte.ort} onChange={({ target }) => enter({ ort: target.value })}>
        <option>Arnbach</option>
        <option>Conweiler</option>
        <option>Schwann</option>
      </select>
      <input
        name="ganz"
        type="checkbox"
        checked={werte.ganz}
        onChange={({ target }) => enter({ ganz: target.checked })}
      />
      <output>{JSON.stringify(werte)}</output>
    </form>
  );
};

describe('markup of the server', () => {
  it('is taken over as it is, ids included, and answers from then on', async () => {
    remotes.get.mockResolvedValue(Zaehler);
    send(Zaehler);
    const [label, input] = [element.querySelector('label'), element.querySelector('input')];
    const html = element.innerHTML;
    await mount();
    expect(await isReady()).toBe(true);
    expect(element.innerHTML).toBe(html);
    expect([element.querySelector('label'), element.querySelector('input')]).toEqual([label, input]);
    expect(input?.id).toBe(label?.htmlFor);
    expect(warn).not.toHaveBeenCalled();
    expect(onFault).not.toHaveBeenCalled();
    await click('Mehr');
    expect(label?.textContent).toBe('Anzahl 4');
  });

  it('keeps what was typed before', async () => {
    remotes.get.mockResolvedValue(Zaehler);
    send(Zaehler);
    element.querySelector('input')!.value = 'Erika';
    await mount();
    expect(element.querySelector('input')?.value).toBe('Erika');
  });

  it('tells a control that draws what its state holds what was entered before, and while it was taken over', async () => {
    remotes.get.mockResolvedValue(Formular);
    send(Formular);
    const field = <T extends HTMLElement>(name: string) => element.querySelector<T>(`[name=${name}]`)!;
    const enter = (name: string, value: string) => {
      field<HTMLInputElement>(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    };
    field<HTMLInputElement>('titel').value = 'Fest';
    field<HTMLInputElement>('titel').setSelectionRange(2, 2);
    field<HTMLInputElement>('ganz').checked = true;
    field<HTMLSelectElement>('ort').value = 'Schwann';
    await act(async () => {
      mounted = await mountIsland({ element, island, remotes: {}, seite, router });
      enter('text', 'Am Brunnen');
    });
    const entered = { titel: 'Fest', text: 'Am Brunnen', ort: 'Schwann', ganz: true };
    expect(JSON.parse(element.querySelector('output')!.textContent)).toEqual(entered);
    expect(field<HTMLInputElement>('titel').value).toBe('Fest');
    expect(field<HTMLInputElement>('titel').selectionStart).toBe(2);
    expect(field<HTMLInputElement>('ganz').checked).toBe(true);
  });

  it('says nothing of what nobody touched', async () => {
    remotes.get.mockResolvedValue(Formular);
    send(Formular);
    await mount();
    expect(onEntered).not.toHaveBeenCalled();
  });

  it('is better than a fault: it stays when the code does not come', async () => {
    remotes.get.mockRejectedValue(new Error('cut off'));
    send(Zaehler);
    const html = element.innerHTML;
    await expect(mountIsland({ element, island, remotes: {}, seite, router })).rejects.toThrow('cut off');
    expect(element.innerHTML).toBe(html);
  });

  it('that the code would write otherwise is written anew, and reported', async () => {
    remotes.get.mockResolvedValue((() => <p>Neu</p>) satisfies Template);
    send(() => <p>Alt</p>);
    await mount();
    expect(element.innerHTML).toBe('<p>Neu</p>');
    expect(onFault).toHaveBeenCalledOnce();
  });
});

describe('an island', () => {
  it('leaves the page through the shell', async () => {
    remotes.get.mockResolvedValue(Zaehler);
    send(Zaehler);
    await mount();
    expect(element.querySelector('output')?.textContent).toBe('/a/?x=1');
    await click('Weiter');
    expect(router.navigate).toHaveBeenLastCalledWith('/b/?seite=2#unten');
    await click('Suchen');
    expect(router.navigate).toHaveBeenLastCalledWith('/a/?y=2', { replace: true });
  });

  it('is gone when its page is', async () => {
    remotes.get.mockResolvedValue(Zaehler);
    send(Zaehler);
    await mount();
    await act(async () => mounted?.unmount());
    expect(element.innerHTML).toBe('');
  });

  it('complains of nothing when its page goes before it lives', async () => {
    remotes.get.mockResolvedValue(Zaehler);
    send(Zaehler);
    await act(async () => {
      mounted = await mountIsland({ element, island, remotes: {}, seite, router });
      mounted.unmount();
    });
    expect(onFault).not.toHaveBeenCalled();
  });
});

describe('a block that the server could not render', () => {
  it('is rendered by the browser', async () => {
    remotes.get.mockResolvedValue(Zaehler);
    send();
    await mount();
    expect(await isReady()).toBe(true);
    expect(element.querySelector('label')?.textContent).toBe('Anzahl 3');
    expect(element.textContent).not.toContain('Platzhalter des Servers');
  });

  it('says that it is missing when its code does not come, and is there as soon as it does', async () => {
    remotes.get.mockRejectedValue(new Error('cut off'));
    send();
    await mount();
    expect(await isReady()).toBe(true);
    expect(element.textContent).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    await click('Erneut versuchen');
    expect(element.textContent).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    remotes.get.mockResolvedValue(Zaehler);
    await click('Erneut versuchen');
    expect(element.querySelector('label')?.textContent).toBe('Anzahl 3');
    await click('Mehr');
    expect(element.querySelector('label')?.textContent).toBe('Anzahl 4');
  });
});

describe('a fault while rendering', () => {
  let isBroken: boolean;
  const Wackelig: Template = () => {
    const [isOpen, setOpen] = useState(false);
    if (isBroken && isOpen) throw new Error('kaputt');
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'Offen' : 'Öffnen'}
      </button>
    );
  };
  beforeEach(() => {
    isBroken = true;
    remotes.get.mockResolvedValue(Wackelig);
  });

  it('stays in the island, is reported, and can be tried again', async () => {
    send(Wackelig);
    element.insertAdjacentHTML('afterend', '<p>Danach</p>');
    await mount();
    await click('Öffnen');
    expect(element.textContent).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    expect(element.nextElementSibling?.textContent).toBe('Danach');
    expect(faults()).toEqual(['kaputt']);
    isBroken = false;
    await click('Erneut versuchen');
    await click('Öffnen');
    expect(element.textContent).toBe('Offen');
  });

  describe('on its first breath', () => {
    const Kaputt: Template = () => {
      throw new Error('kaputt');
    };
    beforeEach(() => {
      remotes.get.mockResolvedValue(Kaputt);
    });

    it('is said, so that what the server sent can come back', async () => {
      send(Zaehler);
      const onReject = vi.fn();
      await act(async () => {
        mounted = await mountIsland({ element, island, remotes: {}, seite, router });
        mounted.ready.catch(onReject);
      });
      expect(onReject).toHaveBeenCalledWith(expect.objectContaining({ message: 'kaputt' }));
    });

    it('shows the placeholder where the server had nothing, which answers', async () => {
      send();
      await mount();
      expect(await isReady()).toBe(true);
      expect(faults()).toEqual(['kaputt']);
      remotes.get.mockResolvedValue(Zaehler);
      await click('Erneut versuchen');
      expect(element.querySelector('label')?.textContent).toBe('Anzahl 3');
    });
  });
});
