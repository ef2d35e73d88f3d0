import type { Template } from '@gm/shared/vertrag';
import { lazy, use, useId } from 'react';
import { preload } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockDaten, gemeinde } from './page.beispiele.ts';
import { renderBlock } from './render-block.tsx';

const seite = { pfad: '/kontakt/', suche: '?a=1', titel: 'Kontakt', gemeinde };
const onFault = vi.fn();
beforeEach(() => onFault.mockReset());

const render = (template: Template | undefined, island: 'load' | null = null, id = 0) =>
  renderBlock(createBlockDaten({ island, context: { text: 'Guten Tag' } }), id, template, seite, onFault);

const Text: Template = ({ context, seite: { titel } }) => (
  <p>
    {(context as { text: string }).text} auf {titel}
  </p>
);

describe('a block', () => {
  it('without code for the browser has none of React’s marks', () => {
    expect(render(Text)).toEqual({ html: '<p>Guten Tag auf Kontakt</p>', preloads: '' });
  });

  it('that comes to life has the marks hydration looks for', () => {
    expect(render(Text, 'load').html).toBe('<p>Guten Tag<!-- --> auf <!-- -->Kontakt</p>');
  });

  it('has ids of its own, wherever it stands', () => {
    const Field: Template = () => <input id={useId()} />;
    const ids = [0, 1, 12].map((id) => /id="([^"]+)"/.exec(render(Field, 'load', id).html ?? '')?.[1]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toBeTruthy();
  });

  it('knows where it is', () => {
    const Where: Template = () => {
      const { pathname, search } = useLocation();
      return <p>{pathname + search}</p>;
    };
    expect(render(Where).html).toBe('<p>/kontakt/?a=1</p>');
  });

  it('hands the pictures it wants early to the head, and keeps them out of its markup', () => {
    const Bild: Template = () => {
      preload('/api/bild/1/800', { as: 'image', fetchPriority: 'high' });
      preload('/api/bild/2/800', { as: 'image', fetchPriority: 'high' });
      return <p>Bild</p>;
    };
    for (const island of ['load', null] as const) {
      const { html, preloads } = render(Bild, island);
      expect(html).toBe('<p>Bild</p>');
      expect(preloads.match(/<link rel="preload" [^>]*href="\/api\/bild\/\d\/800"[^>]*>/g)).toHaveLength(2);
    }
  });
});

describe('a block that cannot be rendered', () => {
  const Kaputt: Template = () => {
    throw new Error('kaputt');
  };
  const Inside: Template = () => (
    <section>
      <Kaputt context={null} options={null} seite={seite} />
    </section>
  );
  const Late = lazy(() => new Promise<never>(() => {}));
  const never = new Promise<string>(() => {});
  const Waiting: Template = () => <p>{use(never)}</p>;

  it.each<[string, Template]>([
    ['throws', Kaputt],
    ['throws somewhere inside', Inside],
    ['waits for its code', () => <Late />],
    ['waits for data', Waiting],
  ])('because it %s costs itself alone, and is reported', (_name, template) => {
    for (const island of ['load', null] as const)
      expect(render(template, island)).toEqual({ html: null, preloads: '' });
    expect(onFault).toHaveBeenCalledTimes(2);
    expect(onFault.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  });

  it('because nobody has its template is none, without a report of its own', () => {
    expect(render(undefined)).toEqual({ html: null, preloads: '' });
    expect(onFault).not.toHaveBeenCalled();
  });
});
