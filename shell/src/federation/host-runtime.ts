/**
 * The host's federation runtime, on the server and in the browser: remotes are built without it and request it here
 * (shared/federation/host-runtime.cjs). Each caller gets its own outer object, because a container writes its state into it.
 */
import { init } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';

declare global {
  var __GM_FEDERATION__: (() => object) | undefined;
}

/** Call it before the first remote is loaded; later calls do nothing. */
export function provideHostRuntime(): void {
  globalThis.__GM_FEDERATION__ ??= () => ({
    ...bundlerRuntime,
    runtime: { init },
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
    instance: undefined,
    initOptions: undefined,
  });
}
