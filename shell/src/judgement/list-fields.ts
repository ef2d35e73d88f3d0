export const firstLine = (fault: unknown) =>
  (fault instanceof Error ? fault.message : String(fault)).split('\n')[0] ?? '';

interface Misfit {
  cause?: { issues?: { path: PropertyKey[]; message: string }[] };
}

/** Fields that do not fit, of the faults reported for a template. */
export function listFields(faults: readonly unknown[], template: string): string {
  const own = faults.filter((fault) => firstLine(fault).includes(`'${template}' do not fit`)) as Misfit[];
  const fields = own.flatMap(({ cause }) =>
    (cause?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.') || 'as a whole'} (${message})`),
  );
  return [...new Set(fields)].join(', ');
}
