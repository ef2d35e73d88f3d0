import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface EilmeldungInhaltProps {
  kennung: string;
  titel: string;
  text: string;
  link: string | null;
  /** The button that closes it, where it can be closed. */
  children?: ReactNode;
}

/** What an urgent notice consists of, below the header and in its preview; its styles are the shell's. */
export function EilmeldungInhalt({ kennung, titel, text, link, children }: EilmeldungInhaltProps) {
  return (
    <section className="gm-wrap" aria-labelledby={`eilmeldung-${kennung}`}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 id={`eilmeldung-${kennung}`}>
          <span className="gm-visually-hidden">Eilmeldung: </span>
          {titel}
        </h2>
        <p>{text}</p>
        {link && (
          <p>
            <a href={link}>
              Weitere Informationen <span className="gm-visually-hidden">zu „{titel}“</span>
            </a>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
