import type { Compiler } from '@rspack/core';

/**
 * Removes the bundler's stylesheet loader from a browser build. The shell adds every stylesheet of a page with its
 * integrity hash (`loadStylesheet`); the bundler's loader, 0.6 kB per entry, would fetch a stylesheet that failed the
 * check again, without the hash.
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
