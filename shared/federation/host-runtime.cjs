// Replaces @module-federation/webpack-bundler-runtime in every remote: the host provides its own copy, so that a remote
// contains 3 kB instead of 27 kB of federation runtime. Set by shell/src/federation/host-runtime.ts.
module.exports = globalThis.__GM_FEDERATION__();
