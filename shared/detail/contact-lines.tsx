import { toTelHref } from '../format/to-tel-href.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { DetailCharacter } from './detail-character.tsx';

interface ContactLinesProps {
  telefon: string | null;
  email: string | null;
}

/** Telephone and e-mail lines of a detail sheet. */
export function ContactLines({ telefon: phone, email }: ContactLinesProps) {
  return (
    <>
      {phone && (
        <li>
          <DetailCharacter forWhom="telefon" />
          <a href={toTelHref(phone)}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <DetailCharacter forWhom="mail" />
          <MailLink address={email} />
        </li>
      )}
    </>
  );
}
