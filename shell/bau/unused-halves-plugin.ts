import type { Compiler } from '@rspack/core';

/** Of `frame` and of late chunks only one half is used: the styles of the one, the code of the others. */
export class UnusedHalvesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UnusedHalvesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'UnusedHalvesPlugin', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (files) => {
          for (const name of Object.keys(files)) {
            if (/^frame[.-].*\.js$|^(?!frame[.-]).*\.css$/.test(name)) compilation.deleteAsset(name);
          }
        },
      );
    });
  }
}
