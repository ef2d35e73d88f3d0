import { LinkButton } from '@gm/shared/ui/link-button';
import type { FurtherLinks } from './further-links.ts';

interface FurtherButtonsProps {
  further: FurtherLinks;
  /** A class of the list's own stylesheet: one of these buttons' own would cost every first screen a stylesheet. */
  className: string | undefined;
}

/** Buttons below a list for its further links. */
export function FurtherButtons({ further, className }: FurtherButtonsProps) {
  if (further.length === 0) return null;
  return (
    <p className={className}>
      {further.map((entry) => (
        <LinkButton key={entry.link} variant="secondary" href={entry.link}>
          {entry.text}
        </LinkButton>
      ))}
    </p>
  );
}
