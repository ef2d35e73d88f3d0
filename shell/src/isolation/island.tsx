import type { Page, Template } from '@gm/shared/contract';
import type { ComponentProps } from 'react';
import { UNSAFE_RouteContext as RouteContext, Router } from 'react-router-dom';

type RouterProps = ComponentProps<typeof Router>;

interface IslandProps {
  Template: Template;
  context: unknown;
  options: unknown;
  seite: Page;
  /** Used by react-router's hooks in the template (`useNavigate`, `useSearchParams`). */
  navigator: RouterProps['navigator'];
}

/** The match of `/*` for the router's hooks (page/load/route-page.ts); its matcher would cost an island two kilobytes. */
const matchRoute = (pathname: string) => ({
  outlet: null,
  matches: [{ route: {}, params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/' }],
  isDataRoute: false,
});

/** One block with its providers: the tree that server and browser share. */
export function IslandTree({ Template, context, options, seite: page, navigator }: IslandProps) {
  const location = { pathname: page.pfad, search: page.suche, hash: '', state: null, key: 'insel' };
  return (
    <Router location={location} navigator={navigator}>
      <RouteContext.Provider value={matchRoute(page.pfad)}>
        <Template context={context} options={options} seite={page} />
      </RouteContext.Provider>
    </Router>
  );
}

/** React's id prefix of a block; equal on both sides, different between the blocks of a page. */
export const idPrefix = (id: number) => `b${id}`;
