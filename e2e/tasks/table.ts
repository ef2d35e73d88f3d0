/** A completed task. */
export interface Result {
  name: string;
  /** Short reason why the task is not possible; there are no figures then. */
  offen?: string;
  griffe: number;
  felder: number;
  schirme: number;
  sekunden: number;
  /** Maximum number of actions, of which `felder` are required by the form. */
  ziel: number | null;
}

export const countActions = ({ griffe: handles, felder: fields }: Pick<Result, 'griffe' | 'felder'>) =>
  handles + fields;
export const isWithin = (result: Result) => result.ziel === null || countActions(result) <= result.ziel;

/** A Markdown table, ready for the documentation. */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { name, offen: open, felder: fields, schirme: screens, sekunden: seconds, ziel: target } = result;
    if (open) return [name, open, '', '', '', ''];
    const actions = `${countActions(result)}${fields > 0 ? ` (${fields} fields)` : ''}`;
    const limit = target === null ? '' : `≤ ${target}${isWithin(result) ? '' : ' **no**'}`;
    return [name, actions, limit, screens.toFixed(1), seconds.toFixed(1)];
  });
  return [
    '| task | actions | goal | screens scrolled | seconds |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.slice(0, 5).join(' | ')} |`),
  ].join('\n');
}
