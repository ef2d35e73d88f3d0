/**
 * Singletons that every remote uses instead of bundling its own. React and zustand are complete, but of the router only
 * the exports that remotes may use: sharing the whole package would put 40 kB of unused router on every page. Links are
 * plain `<a>`: the navigator intercepts every click.
 */
import type { sharedRanges } from '@gm/shared/build/shared-ranges';
import * as navigation from '@gm/shared/navigation';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { version as routerVersion } from 'react-router-dom/package.json';
import * as state from 'zustand';
import { version as stateVersion } from 'zustand/package.json';

/** For modules that are compared by their API (shared/build/singleton-hashes.json). */
const BY_API = '1.0.0';

/** Package name → the exact version this shell provides, and the module itself. */
const shared: Record<keyof typeof sharedRanges, readonly [version: string, library: unknown]> = {
  react: [React.version, React],
  'react/jsx-runtime': [React.version, JsxRuntime],
  'react-dom': [ReactDOM.version, ReactDOM],
  'react-router-dom': [routerVersion, { __esModule: true, useLocation, useNavigate, useParams, useSearchParams }],
  zustand: [stateVersion, state],
  '@gm/shared/navigation': [BY_API, navigation],
};

/** Releases are checked against these versions. */
export const sharedVersions: Record<string, string> = Object.fromEntries(
  Object.entries(shared).map(([name, [version]]) => [name, version]),
);

type SharedScope = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** The singletons in the form that `createInstance` expects. */
export function createSharedScope(): SharedScope {
  return Object.fromEntries(
    Object.entries(shared).map(([name, [version, library]]) => [
      name,
      {
        version,
        scope: 'default',
        lib: () => library,
        shareConfig: { singleton: true, requiredVersion: `^${version}` as const },
        strategy: 'loaded-first' as const,
      },
    ]),
  );
}
