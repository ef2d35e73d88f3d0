import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { ServiceSymbol } from './symbols.tsx';

/** Tiles of the panel 'Digitales Rathaus' (requirement S-11). */
export function EServices({ eServices }: { eServices: Gemeinde['eServices'] }) {
  return (
    <>
      <ul className="gm-services">
        {eServices.map(({ titel: title, href, symbol, extern: external }) => (
          <li key={href}>
            <a href={href} rel={external ? 'noopener' : undefined}>
              <ServiceSymbol symbol={symbol} />
              <span>
                {title} {external && <span className="gm-visually-hidden">(externer Dienst)</span>}
              </span>
              {external ? <ExternalLink /> : <ChevronRight />}
            </a>
          </li>
        ))}
      </ul>
      <p className="gm-services-more">
        <a href="/digitales-rathaus/">Weitere E-Services im Digitalen Rathaus</a>
      </p>
    </>
  );
}
