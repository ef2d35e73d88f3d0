// @vitest-environment jsdom
import type { Template } from '@gm/shared/contract';
import type { FaultInfo } from '@gm/shared/errors/report-fault';
import { act, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderBlock } from '../../isolation/render-block.tsx';
import { createBlockData, createIsland, gemeinde } from '../../server/page.examples.ts';
import { type Mounted, mountIsland } from './island-runtime.tsx';

const remotes = vi.hoisted(() => ({ register: vi.fn(), get: vi.fn() }));
vi.mock('../federation/browser-remotes.ts', () => ({ createBrowserRemotes: () => remotes }));
// React's own flag for code that runs outside of `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onFault = vi.fn<(event: Event) => void>();
const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
const router = { navigate: vi.fn(async () => {}) };
const page = { pfad: '/a/', suche: '?x=1', titel: 'Seite', gemeinde };
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

/** The block as the server sends it; without a template, one that could not be rendered. */
function send(template?: Template): void {
  const block = createBlockData({ island: 'load', context: island.context });
  const { html } = renderBlock(block, island.id, template, page, () => {});
  document.body.innerHTML = `<div data-island="3">${html ?? '<p>Platzhalter des Servers</p>'}</div>`;
  element = document.querySelector<HTMLElement>('[data-island]')!;
  if (html === null) element.dataset.empty = '';
}
const mount = () =>
  act(async () => {
    mounted = await mountIsland({ element, island, remotes: {}, seite: page, router });
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

const Counter: Template = ({ context }) => {
  const id = useId();
  const [count, setCount] = useState(3);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <section>
      <label htmlFor={id}>
        {(context as { text: string }).text} {count}
      </label>
      <input id={id} defaultValue="" />
      <button type="button" onClick={() => setCount(count + 1)}>
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
const Form: Template = () => {
  const [values, setValues] = useState({ titel: 'Neu', text: '', ort: 'Conweiler', ganz: false });
  const enter = (fresh: Partial<typeof values>) => {
    onEntered();
    setValues((current) => ({ ...current, ...fresh }));
  };
  return (
    <form>
      <input name="titel" value={values.titel} onChange={({ target }) => enter({ titel: target.value })} />
      <textarea name="text" value={values.text} onChange={({ target }) => enter({ text: target.value })} />
      <select name="ort" value={values.ort} onChange={({ target }) => enter({ ort: target.value })}>
        <option>Arnbach</option>
        <option>Conweiler</option>
        <option>Schwann</option>
      </select>
      <input
        name="ganz"
        type="checkbox"
        checked={values.ganz}
        onChange={({ target }) => enter({ ganz: target.checked })}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
};

describe('markup of the server', () => {
  it('is hydrated unchanged, ids included, and responds from then on', async () => {
    remotes.get.mockResolvedValue(Counter);
    send(Counter);
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

  it('keeps typed values', async () => {
    remotes.get.mockResolvedValue(Counter);
    send(Counter);
    element.querySelector('input')!.value = 'Erika';
    await mount();
    expect(element.querySelector('input')?.value).toBe('Erika');
  });

  it('passes values typed before and during hydration to a controlled field', async () => {
    remotes.get.mockResolvedValue(Form);
    send(Form);
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
      mounted = await mountIsland({ element, island, remotes: {}, seite: page, router });
      enter('text', 'Am Brunnen');
    });
    const entered = { titel: 'Fest', text: 'Am Brunnen', ort: 'Schwann', ganz: true };
    expect(JSON.parse(element.querySelector('output')!.textContent)).toEqual(entered);
    expect(field<HTMLInputElement>('titel').value).toBe('Fest');
    expect(field<HTMLInputElement>('titel').selectionStart).toBe(2);
    expect(field<HTMLInputElement>('ganz').checked).toBe(true);
  });

  it('tells the code of files chosen before', async () => {
    const chosen = vi.fn();
    const Picture: Template = () => <input type="file" onChange={({ target }) => chosen(target.files?.[0]?.name)} />;
    remotes.get.mockResolvedValue(Picture);
    send(Picture);
    const files = [new File(['x'], 'Fest.png')];
    Object.defineProperty(element.querySelector('input'), 'files', { value: files });
    Object.defineProperty(element.querySelector('input'), 'value', { value: 'C:\\fakepath\\Fest.png' });
    await mount();
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Fest.png');
  });

  it('leaves a field alone while a character is being composed', async () => {
    remotes.get.mockResolvedValue(Form);
    send(Form);
    const title = element.querySelector<HTMLInputElement>('[name=titel]')!;
    title.value = 'Fest';
    let written = 0;
    await act(async () => {
      mounted = await mountIsland({ element, island, remotes: {}, seite: page, router });
      title.dispatchEvent(new Event('compositionstart', { bubbles: true }));
    });
    title.addEventListener('input', () => {
      written += 1;
    });
    expect(JSON.parse(element.querySelector('output')!.textContent)).toMatchObject({ titel: 'Neu' });
    title.value = 'Festé';
    await act(async () => title.dispatchEvent(new Event('compositionend', { bubbles: true })));
    expect(written).toBe(1);
    expect(JSON.parse(element.querySelector('output')!.textContent)).toMatchObject({ titel: 'Festé' });
  });

  it('fires no events for untouched fields', async () => {
    remotes.get.mockResolvedValue(Form);
    send(Form);
    await mount();
    expect(onEntered).not.toHaveBeenCalled();
  });

  it('stays when the code does not load', async () => {
    remotes.get.mockRejectedValue(new Error('cut off'));
    send(Counter);
    const html = element.innerHTML;
    await expect(mountIsland({ element, island, remotes: {}, seite: page, router })).rejects.toThrow('cut off');
    expect(element.innerHTML).toBe(html);
  });

  it('that differs from the client’s is rendered again, and reported', async () => {
    remotes.get.mockResolvedValue((() => <p>Neu</p>) satisfies Template);
    send(() => <p>Alt</p>);
    await mount();
    expect(element.innerHTML).toBe('<p>Neu</p>');
    expect(onFault).toHaveBeenCalledOnce();
  });
});

describe('an island', () => {
  it('navigates through the shell', async () => {
    remotes.get.mockResolvedValue(Counter);
    send(Counter);
    await mount();
    expect(element.querySelector('output')?.textContent).toBe('/a/?x=1');
    await click('Weiter');
    expect(router.navigate).toHaveBeenLastCalledWith('/b/?seite=2#unten');
    await click('Suchen');
    expect(router.navigate).toHaveBeenLastCalledWith('/a/?y=2', { replace: true });
  });

  it('is removed with its page', async () => {
    remotes.get.mockResolvedValue(Counter);
    send(Counter);
    await mount();
    await act(async () => mounted?.unmount());
    expect(element.innerHTML).toBe('');
  });

  it('reports nothing when its page is left before hydration', async () => {
    remotes.get.mockResolvedValue(Counter);
    send(Counter);
    await act(async () => {
      mounted = await mountIsland({ element, island, remotes: {}, seite: page, router });
      mounted.unmount();
    });
    expect(onFault).not.toHaveBeenCalled();
  });
});

describe('a block that the server could not render', () => {
  it('is rendered by the browser', async () => {
    remotes.get.mockResolvedValue(Counter);
    send();
    await mount();
    expect(await isReady()).toBe(true);
    expect(element.querySelector('label')?.textContent).toBe('Anzahl 3');
    expect(element.textContent).not.toContain('Platzhalter des Servers');
  });

  it('says that it is missing when its code does not load, and appears as soon as it does', async () => {
    remotes.get.mockRejectedValue(new Error('cut off'));
    send();
    await mount();
    expect(await isReady()).toBe(true);
    expect(element.textContent).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    await click('Erneut versuchen');
    expect(element.textContent).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    remotes.get.mockResolvedValue(Counter);
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

  it('stays in the island, is reported, and can be retried', async () => {
    send(Wackelig);
    element.insertAdjacentHTML('afterend', '<p>Danach</p>');
    await mount();
    await click('Öffnen');
    expect(element.textContent).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    expect(element.nextElementSibling?.textContent).toBe('Danach');
    expect(faults()).toEqual(['kaputt']);
    const { info } = onFault.mock.calls[0]![0] as Event & { info: FaultInfo };
    expect(info.componentStack).toContain('Wackelig');
    isBroken = false;
    await click('Erneut versuchen');
    await click('Öffnen');
    expect(element.textContent).toBe('Offen');
  });

  describe('a fault during the first render', () => {
    const Broken: Template = () => {
      throw new Error('kaputt');
    };
    beforeEach(() => {
      remotes.get.mockResolvedValue(Broken);
    });

    it('is reported, so that the server’s markup can be restored', async () => {
      send(Counter);
      const onReject = vi.fn();
      await act(async () => {
        mounted = await mountIsland({ element, island, remotes: {}, seite: page, router });
        mounted.ready.catch(onReject);
      });
      expect(onReject).toHaveBeenCalledWith(expect.objectContaining({ message: 'kaputt' }));
    });

    it('shows the placeholder, which responds, where the server had rendered nothing', async () => {
      send();
      await mount();
      expect(await isReady()).toBe(true);
      expect(faults()).toEqual(['kaputt']);
      remotes.get.mockResolvedValue(Counter);
      await click('Erneut versuchen');
      expect(element.querySelector('label')?.textContent).toBe('Anzahl 3');
    });
  });
});
