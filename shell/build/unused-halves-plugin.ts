import type { Compiler } from '@rspack/core';

/** `frame` contributes only its styles and each late chunk only its code; this drops the unused half. */
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
