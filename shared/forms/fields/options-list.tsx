import { type Option, readOption } from './option.ts';

/** Options of a select, plain or in optgroups in order of first appearance. */
export function OptionsList({ options }: { options: readonly Option[] }) {
  const all = options.map(readOption);
  const groups = [...new Set(all.map(({ gruppe: group }) => group))];
  return groups.map((group) => {
    const entries = all
      .filter((option) => option.gruppe === group)
      .map(({ wert: value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ));
    if (group === undefined) return entries;
    return (
      <optgroup key={group} label={group}>
        {entries}
      </optgroup>
    );
  });
}
