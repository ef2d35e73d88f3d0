/** Parses the JSON value of a control; invalid JSON becomes an empty object. */
export function parseValue(json: unknown): unknown {
  try {
    return JSON.parse(String(json)) as unknown;
  } catch {
    return {};
  }
}
