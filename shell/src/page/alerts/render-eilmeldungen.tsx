import type { Eilmeldung } from '@gm/shared/schemas/eilmeldung';
import { Button } from '@gm/shared/ui/button';
import { EilmeldungContent } from '@gm/shared/ui/eilmeldung-content';
import { X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Urgent notices for the place below the header, or nothing. The element closes and remembers by itself
 * (eilmeldung-element.ts); without scripts it is a plain region that stays.
 */
export function renderEilmeldungen(eilmeldungen: Eilmeldung[]): string {
  return renderToStaticMarkup(
    eilmeldungen.map(({ kennung: identifier, titel: title, text, link, bis: until }) =>
      createElement(
        'gm-eilmeldung',
        { key: identifier, class: 'gm-eilmeldung', 'data-kennung': identifier, 'data-bis': until },
        <EilmeldungContent identifier={identifier} titel={title} text={text} link={link}>
          <Button variant="ghost">
            <X />
            <span>
              Schließen <span className="gm-visually-hidden">(Eilmeldung „{title}“)</span>
            </span>
          </Button>
        </EilmeldungContent>,
      ),
    ),
  );
}
