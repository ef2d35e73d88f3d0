/** What a control holds as JSON; what cannot be read is an empty group. */
export function parseWert(json: unknown): unknown {
  try {
    return JSON.parse(String(json)) as unknown;
  } catch {
    return {};
  }
}
