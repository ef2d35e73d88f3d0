import { toTelHref } from '../format/to-tel-href.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { DetailZeichen } from './detail-zeichen.tsx';

interface KontaktzeilenProps {
  telefon: string | null;
  email: string | null;
}

/** How to call and write, as lines of a detail sheet. */
export function Kontaktzeilen({ telefon, email }: KontaktzeilenProps) {
  return (
    <>
      {telefon && (
        <li>
          <DetailZeichen fuer="telefon" />
          <a href={toTelHref(telefon)}>{telefon}</a>
        </li>
      )}
      {email && (
        <li>
          <DetailZeichen fuer="mail" />
          <MailLink adresse={email} />
        </li>
      )}
    </>
  );
}
