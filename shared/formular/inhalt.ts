/** What a form sends, made of what its schema gave: JSON, or parts where files go along. */

/** The chosen file of a file control, else the value as it is. */
export function takeFile(wert: unknown): unknown {
  return typeof FileList !== 'undefined' && wert instanceof FileList ? (wert[0] ?? undefined) : wert;
}

/** The same content in parts, for a form with files. */
export function buildFormData(werte: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, wert] of Object.entries(werte)) {
    for (const teil of [wert].flat()) {
      if (teil instanceof File) form.append(name, teil);
      else if (teil !== undefined && teil !== null && teil !== false) form.append(name, String(teil));
    }
  }
  return form;
}

/** The same for the same answers; a file counts by its name, size and day. */
export function fingerprint(werte: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(werte, (_name, wert: unknown) =>
    wert instanceof File ? [wert.name, wert.size, wert.lastModified] : wert,
  );
}
