/** Keeps at most `size` entries and evicts the least recently used. */
export class LruMap<Value> {
  readonly #entries = new Map<string, Value>();

  constructor(private readonly size: number) {}

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
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.size > this.size ? this.#entries.keys() : [];
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
