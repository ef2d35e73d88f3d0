import type { Seite } from '@gm/shared/vertrag';
import { VorgangFormular } from '../vorgang/vorgang-formular.tsx';

/** The way out of the pages of organisers and helpers. */
export const Abmelden = ({ token, ...rest }: { seite: Seite; template: string; token: string }) => (
  <VorgangFormular {...rest} fest={{ vorgang: 'abmelden', token }} absenden="Abmelden" variant="secondary" />
);
