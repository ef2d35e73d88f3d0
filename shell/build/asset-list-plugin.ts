import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import type { Compiler } from '@rspack/core';

/** Writes `assets.json`, the files that the server links in the head of every document. */
export class AssetListPlugin {
  readonly #dist: string;

  constructor(dist: string) {
    this.#dist = dist;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
      const emitted = stats.compilation.getAssets().map(({ name }) => name);
      const describe = (file: string) => ({
        href: `/shell/${file}`,
        integrity: hashFile(fs.readFileSync(path.join(this.#dist, 'client', file))),
      });
      const named = (pattern: RegExp) => emitted.filter((name) => pattern.test(name));
      const assetsOf = (entry: string) => entrypoints?.[entry]?.assets?.map(({ name }) => name) ?? [];
      const styles = named(/\.css$/);
      const [frame, bottom, later, photos, slider, hills, themes, work, app, tools] = [
        '',
        '-unten',
        '-spaeter',
        '-fotos',
        '-slider',
        '-huegel',
        '-themen',
        '-arbeit',
        '-app',
        '-werkzeuge',
      ].map((part) => styles.find((name) => name.startsWith(`frame${part}.`)));
      const main = assetsOf('main').find((name) => name.endsWith('.js'));
      const [runtime] = named(/^islands\.[^.]*\.js$/);
      const [eilmeldung] = named(/^eilmeldung\.[^.]*\.js$/);
      const [icon] = named(/^favicon.*\.svg$/);
      const hasStyles = frame && bottom && later && photos && slider && hills && themes && work && app && tools;
      if (!main || !runtime || !eilmeldung || !icon || !hasStyles)
        throw new Error('The shell build lacks a script, a stylesheet or the icon');
      const symbols = named(/^symbol-.*\.png$/).map((name) => [name.split('.')[0], `/shell/${name}`]);
      const list = {
        main: describe(main),
        runtime: describe(runtime),
        eilmeldung: describe(eilmeldung),
        css: [describe(frame)],
        lowerCss: describe(bottom),
        laterCss: describe(later),
        pageCss: {
          fotos: describe(photos),
          slider: describe(slider),
          huegel: describe(hills),
          themen: describe(themes),
          arbeit: describe(work),
          app: describe(app),
          werkzeuge: describe(tools),
        },
        fonts: named(/\.woff2$/)
          .sort()
          .map((name) => `/shell/${name}`),
        icon: `/shell/${icon}`,
        symbols: Object.fromEntries(symbols),
        // Visited pages work offline without the other late chunks.
        precache: [
          main,
          ...styles,
          ...named(/^(app|eilmeldung|islands)\..*\.js$|\.woff2$|^(favicon|kamm)-?.*\.svg$/),
        ].map(describe),
      };
      fs.writeFileSync(path.join(this.#dist, 'assets.json'), JSON.stringify(list));
    });
  }
}
