import { describe, expect, test } from 'vitest';
import { findBrowserCode, listImports } from './find-browser-code.ts';

const find = (source: string) => findBrowserCode('teil.tsx', source).map(({ line, what }) => `${line} ${what}`);

describe('code that needs the browser', () => {
  test.each([
    'useState',
    'useReducer',
    'useEffect',
    'useLayoutEffect',
    'useInsertionEffect',
    'useEffectEvent',
    'useRef',
    'useImperativeHandle',
    'useSyncExternalStore',
    'useTransition',
    'useDeferredValue',
    'useActionState',
    'useOptimistic',
  ])('%s of React', (hook) => {
    expect(find(`import { ${hook} } from 'react';\nexport const useTeil = () => ${hook}();`)).toEqual([`2 ${hook}()`]);
  });

  test.each<[string, string, string[]]>([
    ['a hook under another name', `import { useState as merke } from 'react';\nmerke(1);`, ['2 useState()']],
    ['a hook of the whole React', `import * as React from 'react';\nReact.useState(1);`, ['2 useState()']],
    ['a hook of the default export', `import React from 'react';\nReact.useRef();`, ['2 useRef()']],
    ['a hook of a typed call', `import { useState } from 'react';\n\nuseState<number>(1);`, ['3 useState()']],
    ['a hook of a package', `import { useForm } from 'react-hook-form';\nuseForm();`, ['2 useForm()']],
    [
      'a store of zustand',
      `import { create } from 'zustand';\nexport const useStand = create(() => ({}));`,
      ['2 create()'],
    ],
    ['a ref', `export const Teil = (props) => (\n  <div\n    ref={props.platz}\n  />\n);`, ['3 ref=']],
    ['a handler of an element', `export const Teil = () => <b onClick={() => 1}>x</b>;`, ['1 onClick=']],
    ['a handler of a component', `export const Teil = () => <Knopf onPress={weiter} />;`, ['1 onPress=']],
    [
      'handlers in a spread object',
      `export const Teil = () => <b {...{ onClick: weiter, ref: r }} />;`,
      ['1 onClick=', '1 ref='],
    ],
    [
      'a class with a life',
      `import { Component } from 'react';\nexport class Teil extends Component { componentDidMount() { this.setState({}); } }`,
      ['2 class extends Component'],
    ],
    [
      'the same of the whole React',
      `import * as R from 'react';\nclass T extends R.PureComponent {}`,
      ['2 class extends PureComponent'],
    ],
    [
      'all places, in order',
      `import { useRef, useState } from 'react';\nexport function Teil() {\n  const [a] = useState(1);\n  const b = useRef(a);\n  return <i ref={b} onClick={a} />;\n}`,
      ['3 useState()', '4 useRef()', '5 ref=', '5 onClick='],
    ],
  ])('%s', (_what, source, expected) => {
    expect(find(source)).toEqual(expected);
  });
});

describe('code allowed in static HTML', () => {
  test.each([
    [
      'hooks that keep nothing',
      `import { useId, useMemo, useContext, useCallback, use } from 'react';\nuseId(); useMemo(f, []); useContext(c); useCallback(f, []); use(c);`,
    ],
    ['types of React', `import type { RefObject } from 'react';\nexport const a: RefObject<HTMLElement>[] = [];`],
    ['hooks in words', `// useState() would be wrong, onClick={x} too\nexport const text = 'useState() ref=';`],
    [
      'own functions that are named like hooks: their modules are judged',
      `import { useWert } from './use-wert.ts';\nuseWert();`,
    ],
    ['a local function of that name', `const useState = () => 1;\nuseState();`],
    ['attributes that only begin alike', `export const Teil = () => <b onlyIf href="#" data-onclick="x" once={1} />;`],
    ['properties of objects that are no attributes', `export const a = { onClick: 1, ref: 2 };`],
    ['classes that are no components', `export class Fehler extends Error {}`],
    [
      'a form that is sent',
      `export const Teil = () => <form action="/suche/" method="get"><button type="submit">x</button></form>;`,
    ],
  ])('%s', (_what, source) => {
    expect(find(source)).toEqual([]);
  });
});

test('lists runtime imports of a module, not its types', () => {
  const source = `
    import a, { b } from './a.ts';
    import './teil.module.css';
    import type { C } from './c.ts';
    import { type D } from './d.ts';
    import { type E, f } from '@gm/shared/ui/f';
    export { g } from './g.ts';
    export type { H } from './h.ts';
    export * from './i.ts';
    const load = () => import('./j.ts');
  `;
  expect(listImports('teil.ts', source)).toEqual([
    './a.ts',
    './teil.module.css',
    '@gm/shared/ui/f',
    './g.ts',
    './i.ts',
    './j.ts',
  ]);
});
