import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { DienstSymbol } from './symbole.tsx';

/** Tiles of the panel 'Digitales Rathaus' (requirement S-11). */
export function EServices({ eServices }: { eServices: Gemeinde['eServices'] }) {
  return (
    <>
      <ul className="gm-dienste">
        {eServices.map(({ titel, href, symbol, extern }) => (
          <li key={href}>
            <a href={href} rel={extern ? 'noopener' : undefined}>
              <DienstSymbol symbol={symbol} />
              <span>
                {titel} {extern && <span className="gm-visually-hidden">(externer Dienst)</span>}
              </span>
              {extern ? <ExternalLink /> : <ChevronRight />}
            </a>
          </li>
        ))}
      </ul>
      <p className="gm-dienste-mehr">
        <a href="/digitales-rathaus/">Weitere E-Services im Digitalen Rathaus</a>
      </p>
    </>
  );
}
