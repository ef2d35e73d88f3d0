/** Link to directions on an external map; nothing for an unknown place. */
export function Anfahrt({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      Anfahrt planen
    </a>
  );
}
