import { describe, expect, it } from 'vitest';
import { readMenu } from './read-menu.ts';

const entry = (title: unknown, href: unknown, menuItems: unknown = []) => ({ title, href, menuItems });
const read = (...menuItems: unknown[]) => readMenu({ menuItems }).menuItems;

describe('readMenu', () => {
  it('drops entries without a title or target, and keeps the others', () => {
    expect(read(null, 'x', 7, entry('', '/a/'), entry(' ', '/b/'), entry(3, '/c/'), entry('D', '/d/'))).toEqual([
      entry('D', '/d/'),
    ]);
  });

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//fremd.example/', '', null, undefined])(
    'treats %j as no target',
    (href) => {
      expect(read(entry('A', href))).toEqual([]);
      expect(read(entry('A', href, [entry('B', '/b/')]))).toEqual([entry('A', '', [entry('B', '/b/')])]);
    },
  );

  it.each(['/a/', '/', '#inhalt', 'https://x.example/', 'mailto:a@x.example', 'tel:+49123'])('links to %s', (href) => {
    expect(read(entry('A', href))).toEqual([entry('A', href)]);
  });

  it('stops at the third level', () => {
    const nest = (depth: number): unknown => entry(`E${depth}`, `/${depth}/`, depth < 500 ? [nest(depth + 1)] : null);
    expect(read(nest(1))).toEqual([entry('E1', '/1/', [entry('E2', '/2/', [entry('E3', '/3/')])])]);
  });

  it.each([null, [], 'x', {}, { menuItems: null }])('refuses %j, which is no menu', (body) => {
    expect(() => readMenu(body)).toThrow();
  });
});
