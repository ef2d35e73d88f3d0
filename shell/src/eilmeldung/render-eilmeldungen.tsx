import type { Eilmeldung } from '@gm/shared/schemas/eilmeldung';
import { Button } from '@gm/shared/ui/button';
import { EilmeldungInhalt } from '@gm/shared/ui/eilmeldung-inhalt';
import { X } from 'lucide-react';
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
        <EilmeldungInhalt kennung={kennung} titel={titel} text={text} link={link}>
          <Button variant="ghost">
            <X />
            <span>
              Schließen <span className="gm-visually-hidden">(Eilmeldung „{titel}“)</span>
            </span>
          </Button>
        </EilmeldungInhalt>,
      ),
    ),
  );
}
