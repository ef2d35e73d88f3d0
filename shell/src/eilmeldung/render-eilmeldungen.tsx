import type { Eilmeldung } from '@gm/shared/schemas/eilmeldung';
import { Button } from '@gm/shared/ui/button';
import { TriangleAlert, X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Urgent notices as they stand below the header, or nothing. The element itself closes and remembers
 * (eilmeldung-element.ts); without scripts it is a plain region that stays.
 */
export function renderEilmeldungen(eilmeldungen: Eilmeldung[]): string {
  return renderToStaticMarkup(
    eilmeldungen.map(({ kennung, titel, text, link, bis }) =>
      createElement(
        'gm-eilmeldung',
        { key: kennung, class: 'gm-eilmeldung', 'data-kennung': kennung, 'data-bis': bis },
        <section className="gm-wrap" aria-labelledby={`eilmeldung-${kennung}`}>
          <TriangleAlert />
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
          <Button variant="ghost">
            <X />
            <span>
              Schließen <span className="gm-visually-hidden">(Eilmeldung „{titel}“)</span>
            </span>
          </Button>
        </section>,
      ),
    ),
  );
}
