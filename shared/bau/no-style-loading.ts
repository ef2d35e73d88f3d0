import type { Compiler } from '@rspack/core';

/**
 * Leaves the bundler's own stylesheet loader out of a browser build. The shell puts every stylesheet of a page into the
 * document with its hash (`loadStylesheet`); the bundler's, 0.6 kB in each entry, would fetch one that failed the check
 * a second time, without asking for the hash.
 */
export class NoStyleLoadingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoStyleLoadingPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('NoStyleLoadingPlugin', (module) => {
        if (module.name === 'css_loading' && module.source) module.source.source = '// left out';
      });
    });
  }
}
