import type { Template } from '@gm/shared/contract';
import { lazy, use, useId } from 'react';
import { preload } from 'react-dom';
import { useLocation, useParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockData, gemeinde } from '../server/page.examples.ts';
import { renderBlock } from './render-block.tsx';

const page = { pfad: '/kontakt/', suche: '?a=1', titel: 'Kontakt', gemeinde };
const onFault = vi.fn();
beforeEach(() => onFault.mockReset());

const render = (template: Template | undefined, island: 'load' | null = null, id = 0) =>
  renderBlock(createBlockData({ island, context: { text: 'Guten Tag' } }), id, template, page, onFault);

const Text: Template = ({ context, seite: { titel: title } }) => (
  <p>
    {(context as { text: string }).text} auf {title}
  </p>
);

describe('a block', () => {
  it('without browser code has no hydration marks', () => {
    expect(render(Text)).toEqual({ html: '<p>Guten Tag auf Kontakt</p>', preloads: '' });
  });

  it('that is an island has hydration marks', () => {
    expect(render(Text, 'load').html).toBe('<p>Guten Tag<!-- --> auf <!-- -->Kontakt</p>');
  });

  it('has its own ids, wherever it is', () => {
    const Field: Template = () => <input id={useId()} />;
    const ids = [0, 1, 12].map((id) => /id="([^"]+)"/.exec(render(Field, 'load', id).html ?? '')?.[1]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toBeTruthy();
  });

  it('gets its slot', () => {
    const Where: Template = () => {
      const { pathname, search } = useLocation();
      return <p>{pathname + search}</p>;
    };
    expect(render(Where).html).toBe('<p>/kontakt/?a=1</p>');
  });

  it('sees the params of its route', () => {
    const Where: Template = () => <p>{useParams()['*']}</p>;
    expect(render(Where).html).toBe('<p>kontakt/</p>');
  });

  it('passes preloaded pictures to the head, and keeps them out of its markup', () => {
    const Picture: Template = () => {
      preload('/api/bild/1/800', { as: 'image', fetchPriority: 'high' });
      preload('/api/bild/2/800', { as: 'image', fetchPriority: 'high' });
      return <p>Bild</p>;
    };
    for (const island of ['load', null] as const) {
      const { html, preloads } = render(Picture, island);
      expect(html).toBe('<p>Bild</p>');
      expect(preloads.match(/<link rel="preload" [^>]*href="\/api\/bild\/\d\/800"[^>]*>/g)).toHaveLength(2);
    }
  });
});

describe('a block that cannot be rendered', () => {
  const Broken: Template = () => {
    throw new Error('kaputt');
  };
  const Inside: Template = () => (
    <section>
      <Broken context={null} options={null} seite={page} />
    </section>
  );
  const Late = lazy(() => new Promise<never>(() => {}));
  const never = new Promise<string>(() => {});
  const Waiting: Template = () => <p>{use(never)}</p>;

  it.each<[string, Template]>([
    ['throws', Broken],
    ['throws somewhere inside', Inside],
    ['waits for its code', () => <Late />],
    ['waits for data', Waiting],
  ])('because it %s fails alone, and is reported', (_name, template) => {
    for (const island of ['load', null] as const)
      expect(render(template, island)).toEqual({ html: null, preloads: '' });
    expect(onFault).toHaveBeenCalledTimes(2);
    expect(onFault.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  });

  it('because its template is missing has no report of its own', () => {
    expect(render(undefined)).toEqual({ html: null, preloads: '' });
    expect(onFault).not.toHaveBeenCalled();
  });
});
