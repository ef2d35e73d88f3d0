import { type Compiler, sources } from '@rspack/core';
import { MAP } from '../motifs/map.ts';
import { MOTIFS } from '../motifs/motifs.ts';
import { PANORAMAS } from '../motifs/panorama.ts';

/** Writes the illustrations to `motive/`, one file each, so that a page loads only those it shows. */
export class MotifPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MotifPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('MotifPlugin', () => {
        for (const [name, svg] of [...MOTIFS, ...PANORAMAS, ['karte', MAP] as const])
          compilation.emitAsset(`motive/${name}.svg`, new sources.RawSource(svg));
      });
    });
  }
}
