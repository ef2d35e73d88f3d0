const MARKS = ['<!-- bereiche -->', '<!-- /bereiche -->'] as const;

/** Areas and the arrows between them as a Mermaid diagram; `pfeile` names for each area the others it uses. */
export function drawBereiche(names: readonly string[], pfeile: Readonly<Record<string, readonly string[]>>): string {
  const arrows = Object.entries(pfeile).flatMap(([from, others]) => others.map((to) => `  ${from} --> ${to}`));
  const areas = [...names].sort().map((name) => `    ${name}`);
  return [
    '```mermaid',
    'flowchart TD',
    '  main --> bereiche --> kern --> shared',
    '  subgraph bereiche',
    ...areas,
    '  end',
    ...arrows,
    '```',
  ].join('\n');
}

/** `document` with the picture between its marks. Throws where there are none. */
export function placePicture(document: string, picture: string): string {
  const [head, rest] = document.split(`${MARKS[0]}\n`);
  const tail = rest?.split(MARKS[1])[1];
  if (head === undefined || tail === undefined) throw new Error(`There is no place between ${MARKS.join(' and ')}`);
  return `${head}${MARKS[0]}\n${picture}\n${MARKS[1]}${tail}`;
}
