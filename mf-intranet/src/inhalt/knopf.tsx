import type { ReactNode } from 'react';

interface KnopfProps {
  name: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A button that is a picture; its name is heard, and shown under the pointer. */
export function Knopf({ name, disabled = false, onPress, children }: KnopfProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
