import { Alert } from '@gm/shared/ui/alert';

/** The way to the entries that later releases of templates have left behind; nothing where there are none. */
export function Unpassende({ anzahl }: { anzahl: number }) {
  if (anzahl === 0) return null;
  return (
    <Alert kind="warning" title="Vorlagen haben sich geändert">
      <p>
        <a href="/intranet/redaktion/inhalte/?ansicht=unpassend">
          {anzahl === 1
            ? 'Eine Seite passt nicht mehr zu ihren Vorlagen'
            : `${anzahl.toLocaleString('de-DE')} Seiten passen nicht mehr zu ihren Vorlagen`}
        </a>
      </p>
    </Alert>
  );
}
