import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { LruMap } from '../../base/lru-map.ts';
import type { Asset } from '../../base/seite-daten.ts';

/** A stylesheet inlined into a page. */
export interface InlineStyle {
  href: string;
  css: string;
  /** Its source for `style-src`. */
  hash: string;
}

/** More than the stylesheets of a few releases. */
const KEPT = 500;

/**
 * Stylesheets of the shell and of releases for inlining: everything for the first paint comes with the first round
 * trip. Their addresses contain a version or a hash, so each file is read once.
 */
export class StyleStore {
  readonly #styles = new LruMap<InlineStyle>(KEPT);

  constructor(
    private readonly distDir: string,
    private readonly releasesDir: string,
  ) {}

  /** The own copy of a release's file, whatever origin browsers get it from. */
  #locate(href: string): string {
    const [, file] = /^(?:https?:\/\/[^/]+)?\/remotes\/(.+)$/.exec(href) ?? [];
    if (file) return path.join(this.releasesDir, file);
    return path.join(this.distDir, 'client', href.replace(/^\/shell\//, ''));
  }

  /** Throws when the file is missing. */
  read({ href }: Asset): InlineStyle {
    const known = this.#styles.get(href);
    if (known) return known;
    // `</style` in a stylesheet would close the element; in valid CSS it occurs only in strings.
    const css = fs.readFileSync(this.#locate(href), 'utf8').replaceAll('</', '<\\/');
    const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    const style = { href, css, hash };
    this.#styles.set(href, style);
    return style;
  }
}
