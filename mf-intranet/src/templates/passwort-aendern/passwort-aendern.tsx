import { PasswortAendern } from '@gm/shared/konten/passwort-aendern';
import type { PasswortAendernProps } from './passwort-aendern.context.ts';

/** Staff set another password. */
export default function PasswortAendernSeite({ options, seite }: PasswortAendernProps) {
  return <PasswortAendern template="passwort-aendern" seite={seite} aktion={options.aktion} />;
}
