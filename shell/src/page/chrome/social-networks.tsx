import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { Mark } from './symbols.tsx';

/** Links to the municipality's accounts; plain links, so nothing is loaded from there. */
export function SocialNetworks({ netze: networks }: { netze: Gemeinde['sozialeNetze'] }) {
  if (networks.length === 0) return null;
  return (
    <ul className="gm-networks" aria-label="Soziale Netze">
      {networks.map(({ name, marke: mark, href }) => (
        <li key={href}>
          <a href={href} rel="noopener me">
            <Mark marke={mark} />
            <span className="gm-visually-hidden">{name} (externer Dienst)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
