/** Records which keys a schema reads from a value, and what it finds there. */
export class Parsed {
  readonly #missing = new Set<string>();
  readonly #found = new Set<string>();

  /** A proxy that records every key read; entries of a list share one path. */
  watch(value: unknown, path = ''): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((entry) => this.watch(entry, `${path}[]`));
    const prefix = path && `${path}.`;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, value]) => [name, this.watch(value, prefix + name)]),
    );
    return new Proxy(inner, {
      get: (target, name, receiver) => {
        // Ignores properties of every object, such as `constructor`.
        if (typeof name === 'string' && !(name in Object.prototype)) {
          (Object.hasOwn(target, name) ? this.#found : this.#missing).add(prefix + name);
        }
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
  }

  /** Keys that were read but never present. */
  listMissing(): string[] {
    return [...this.#missing].filter((path) => !this.#found.has(path)).sort();
  }
}
