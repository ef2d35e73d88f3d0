import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface EilmeldungContentProps {
  identifier: string;
  titel: string;
  text: string;
  link: string | null;
  /** Close button, if it can be closed. */
  children?: ReactNode;
}

/** Content of an urgent notice, shown below the header and in its preview; styled by the shell. */
export function EilmeldungContent({ identifier, titel: title, text, link, children }: EilmeldungContentProps) {
  return (
    <section className="gm-wrap" aria-labelledby={`eilmeldung-${identifier}`}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 id={`eilmeldung-${identifier}`}>
          <span className="gm-visually-hidden">Eilmeldung: </span>
          {title}
        </h2>
        <p>{text}</p>
        {link && (
          <p>
            <a href={link}>
              Weitere Informationen <span className="gm-visually-hidden">zu „{title}“</span>
            </a>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
