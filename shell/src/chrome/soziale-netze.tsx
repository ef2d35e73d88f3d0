import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { Marke } from './symbole.tsx';

/** Links to the municipality's accounts; plain links, so nothing is loaded from there. */
export function SozialeNetze({ netze }: { netze: Gemeinde['sozialeNetze'] }) {
  if (netze.length === 0) return null;
  return (
    <ul className="gm-netze" aria-label="Soziale Netze">
      {netze.map(({ name, marke, href }) => (
        <li key={href}>
          <a href={href} rel="noopener me">
            <Marke marke={marke} />
            <span className="gm-visually-hidden">{name} (externer Dienst)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
