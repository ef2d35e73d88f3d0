/** Body of a form from the schema's output: JSON, or multipart with files. */

/** The selected file of a file control; other values are returned unchanged. */
export function takeFile(value: unknown): unknown {
  return typeof FileList !== 'undefined' && value instanceof FileList ? (value[0] ?? undefined) : value;
}

/** The same content as multipart, for a form with files. */
export function buildFormData(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of [value].flat()) {
      if (part instanceof File) form.append(name, part);
      else if (part !== undefined && part !== null && part !== false) form.append(name, String(part));
    }
  }
  return form;
}

/** Equal for equal answers; files are compared by name, size and modification date. */
export function fingerprint(values: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
