import type { ReactNode } from 'react';

interface ButtonProps {
  name: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** An icon button with an accessible name and tooltip. */
export function Button({ name, disabled = false, onPress, children }: ButtonProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
