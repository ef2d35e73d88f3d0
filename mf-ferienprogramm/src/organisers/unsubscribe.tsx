import type { Page } from '@gm/shared/contract';
import { OperationForm } from '../action-form/operation-form.tsx';

/** Logout button on the pages of organisers and helpers. */
export const Unsubscribe = ({ token, ...rest }: { seite: Page; template: string; token: string }) => (
  <OperationForm {...rest} fixed={{ vorgang: 'abmelden', token }} submit="Abmelden" variant="secondary" />
);
