// @vitest-environment jsdom
import type { Template } from '@gm/shared/vertrag';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockDaten, gemeinde } from '../server/page.beispiele.ts';
import { Block } from './block.tsx';
import { type RemoteRuntime, RemoteRuntimeContext, type TrackedPromise, track } from './remote-runtime.ts';

const seite = { pfad: '/kontakt/', suche: '', titel: 'Kontakt', gemeinde };
const Text: Template = ({ context, options, seite: { titel } }) => (
  <p>{`${(context as { text: string }).text} ${(options as { zahl: number }).zahl} ${titel}`}</p>
);
const UNAVAILABLE = 'Dieser Bereich ist gerade nicht verfügbar.';

/** A runtime whose modules come and fail as the test says. */
function createRuntime(load: (id: string) => Promise<Template>): RemoteRuntime {
  const modules = new Map<string, TrackedPromise<Template>>();
  return {
    get(remote, template) {
      const id = `${remote}/${template}`;
      const module = modules.get(id) ?? track(load(id));
      modules.set(id, module);
      return module;
    },
    forget: vi.fn((remote: string, template: string) => {
      modules.delete(`${remote}/${template}`);
    }),
  };
}

const show = (runtime: RemoteRuntime, ...blocks: Parameters<typeof createBlockDaten>[0][]) =>
  act(async () =>
    render(
      <RemoteRuntimeContext value={runtime}>
        {blocks.map((block) => (
          <Block key={block?.template} block={createBlockDaten(block)} seite={seite} />
        ))}
      </RemoteRuntimeContext>,
    ),
  );
const clickRetry = () => act(async () => screen.getByRole('button', { name: 'Erneut versuchen' }).click());

beforeEach(() => {
  // React tells every fault a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a block', () => {
  it('hands its template context, options and facts of the page, and names its owner', async () => {
    const { container } = await show(
      createRuntime(async () => Text),
      { context: { text: 'Hallo' }, options: { zahl: 2 } },
    );
    expect(screen.getByText('Hallo 2 Kontakt')).toBeTruthy();
    const owner = container.querySelector('[data-boundary="mf-probe"]');
    expect(owner?.getAttribute('data-block')).toBe('mf-probe/text');
    expect(owner?.contains(screen.getByText('Hallo 2 Kontakt'))).toBe(true);
  });

  it('keeps its place free while its template is on the way', async () => {
    let arrive: (template: Template) => void = () => {};
    const { container } = await show(
      createRuntime(
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      ),
      { context: { text: 'Da' }, options: { zahl: 1 } },
    );
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(container.textContent).toBe('');
    await act(async () => arrive(Text));
    expect(screen.getByText('Da 1 Kontakt')).toBeTruthy();
  });
});

describe('a block whose template cannot be loaded', () => {
  it('says so and leaves the others alone', async () => {
    const runtime = createRuntime(async (id) => {
      if (id === 'mf-probe/kaputt') throw new Error('offline');
      return Text;
    });
    await show(runtime, { template: 'kaputt' }, { template: 'text', context: { text: 'Steht' }, options: { zahl: 1 } });
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    expect(screen.getByText('Steht 1 Kontakt')).toBeTruthy();
  });

  it('can be tried again until it works', async () => {
    const load = vi.fn<() => Promise<Template>>().mockRejectedValue(new Error('offline'));
    const runtime = createRuntime(load);
    await show(runtime, { context: { text: 'Jetzt' }, options: { zahl: 1 } });
    await clickRetry();
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    load.mockResolvedValue(Text);
    await clickRetry();
    expect(screen.getByText('Jetzt 1 Kontakt')).toBeTruthy();
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
    expect(runtime.forget).toHaveBeenCalledWith('mf-probe', 'text');
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a block whose template throws', () => {
  it('says so and can be tried again', async () => {
    let broken = true;
    const Launisch: Template = (props) => {
      if (broken) throw new Error('kaputt');
      return <Text {...props} />;
    };
    await show(
      createRuntime(async () => Launisch),
      { context: { text: 'Wieder da' }, options: { zahl: 1 } },
    );
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    broken = false;
    await clickRetry();
    expect(screen.getByText('Wieder da 1 Kontakt')).toBeTruthy();
  });
});

describe('a block nobody owns', () => {
  it('asks the server again, because only it can know better', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const get = vi.fn();
    await show({ get, forget: vi.fn() }, { remote: null });
    await clickRetry();
    expect(reload).toHaveBeenCalledOnce();
    expect(get).not.toHaveBeenCalled();
  });
});
