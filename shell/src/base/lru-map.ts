/** Limit of all values together, which one module may make large. */
interface Bulk<Value> {
  max: number;
  measure(value: Value): number;
}

/** Keeps at most `size` entries, within `bulk` if given, and evicts the least recently used. */
export class LruMap<Value> {
  readonly #entries = new Map<string, Value>();
  #total = 0;

  constructor(
    private readonly size: number,
    private readonly bulk: Bulk<Value> = { max: 0, measure: () => 0 },
  ) {}

  get(key: string): Value | undefined {
    const value = this.peek(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Reads without updating the order. */
  peek(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#delete(key);
    this.#entries.set(key, value);
    this.#total += this.bulk.measure(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.size && this.#total <= this.bulk.max) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#total -= this.bulk.measure(value);
    this.#entries.delete(key);
  }
}
