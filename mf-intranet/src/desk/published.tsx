import { Alert } from '@gm/shared/ui/alert';

interface PublishedProps {
  address: string | null | undefined;
  /** The published version differs from the one shown here. */
  isEarlier?: boolean;
}

/** Link to the published page; null if there is none. */
export function Published({ address, isEarlier = false }: PublishedProps) {
  if (!address) return null;
  return (
    <Alert
      kind={isEarlier ? 'info' : 'success'}
      title={isEarlier ? 'Auf der Website steht eine frühere Fassung' : 'Veröffentlicht'}
    >
      <p>
        <a href={address}>Auf der Website ansehen</a>
      </p>
    </Alert>
  );
}
