/** The way there, on somebody else's map; nothing where nobody knows the place. */
export function Anfahrt({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      Anfahrt planen
    </a>
  );
}
