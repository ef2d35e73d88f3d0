/**
 * Singletons that every remote uses instead of bundling its own. React and zustand are complete, but of the router only
 * the exports that remotes may use: sharing the whole package would put 40 kB of unused router on every page. Links are
 * plain `<a>`: the navigator intercepts every click.
 */
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

/** Package name → exact version this shell provides; releases are checked against it. */
export const sharedVersions: Record<string, string> = {
  react: React.version,
  'react/jsx-runtime': React.version,
  'react-dom': ReactDOM.version,
  'react-router-dom': routerVersion,
  zustand: stateVersion,
  '@gm/shared/navigation': BY_API,
};

/** Package name → the module itself. */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': { __esModule: true, useLocation, useNavigate, useParams, useSearchParams },
  zustand: state,
  '@gm/shared/navigation': navigation,
};

type SharedScope = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** The singletons in the form that `createInstance` expects. */
export function createSharedScope(): SharedScope {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, library]) => {
      const version = sharedVersions[name] ?? '0.0.0';
      return [
        name,
        {
          version,
          scope: 'default',
          lib: () => library,
          shareConfig: { singleton: true, requiredVersion: `^${version}` as const },
          strategy: 'loaded-first' as const,
        },
      ];
    }),
  );
}
