import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { Mark } from './symbols.tsx';

/** Links to the municipality's accounts; plain links, so nothing is loaded from there. */
export function SocialNetworks({ networks }: { networks: Gemeinde['sozialeNetze'] }) {
  if (networks.length === 0) return null;
  return (
    <ul className="gm-networks" aria-label="Soziale Netze">
      {networks.map(({ name, marke: mark, href }) => (
        <li key={href}>
          <a href={href} rel="noopener me">
            <Mark mark={mark} />
            <span className="gm-visually-hidden">{name} (externer Dienst)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
