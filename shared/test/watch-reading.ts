/** What a schema asks for in a value: the paths of the keys it read, with what it found there. */
export class Gelesen {
  readonly #missing = new Set<string>();
  readonly #found = new Set<string>();

  /** A copy that notes every key that is read; entries of one list have one path. */
  watch(wert: unknown, pfad = ''): unknown {
    if (typeof wert !== 'object' || wert === null) return wert;
    if (Array.isArray(wert)) return wert.map((eintrag) => this.watch(eintrag, `${pfad}[]`));
    const prefix = pfad && `${pfad}.`;
    const inner = Object.fromEntries(
      Object.entries(wert).map(([name, value]) => [name, this.watch(value, prefix + name)]),
    );
    return new Proxy(inner, {
      get: (target, name, receiver) => {
        // What every object has, `constructor` among it, is no key of the wire.
        if (typeof name === 'string' && !(name in Object.prototype)) {
          (Object.hasOwn(target, name) ? this.#found : this.#missing).add(prefix + name);
        }
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
  }

  /** Keys that were asked for and were nowhere. */
  listMissing(): string[] {
    return [...this.#missing].filter((pfad) => !this.#found.has(pfad)).sort();
  }
}
