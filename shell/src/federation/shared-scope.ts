/**
 * The singletons every remote uses instead of bundling its own. Whole React and zustand, but only the router's names
 * that remotes may use: sharing the whole package would put 40 kB of unused router on every page. Links are plain `<a>`:
 * the navigator intercepts every click.
 */
import * as navigation from '@gm/shared/navigation';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { version as routerVersion } from 'react-router-dom/package.json';
import * as zustand from 'zustand';
import { version as zustandVersion } from 'zustand/package.json';

/** Of modules that are compared by what they offer (shared/bau/singletons.json). */
const BY_API = '1.0.0';

/** Package name → exact version this shell provides; releases are checked against it. */
export const sharedVersions: Record<string, string> = {
  react: React.version,
  'react/jsx-runtime': React.version,
  'react-dom': ReactDOM.version,
  'react-router-dom': routerVersion,
  zustand: zustandVersion,
  '@gm/shared/navigation': BY_API,
};

/** Package name → the module itself. */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': { __esModule: true, useLocation, useNavigate, useParams, useSearchParams },
  zustand,
  '@gm/shared/navigation': navigation,
};

type SharedScope = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** The singletons as `createInstance` takes them, for a new federation instance. */
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
