import { Alert } from '@gm/shared/ui/alert';

/** Link to the entries that no longer match their templates; null if there are none. */
export function Mismatched({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert kind="warning" title="Vorlagen haben sich geändert">
      <p>
        <a href="/intranet/redaktion/inhalte/?ansicht=unpassend">
          {count === 1
            ? 'Eine Seite passt nicht mehr zu ihren Vorlagen'
            : `${count.toLocaleString('de-DE')} Seiten passen nicht mehr zu ihren Vorlagen`}
        </a>
      </p>
    </Alert>
  );
}
