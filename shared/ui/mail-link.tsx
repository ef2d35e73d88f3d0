/** An e-mail address to write to; it breaks at the @, because long ones are wider than a phone. */
export function MailLink({ adresse }: { adresse: string }) {
  const [konto, host] = adresse.split('@');
  return (
    <a href={`mailto:${adresse}`}>
      {konto}@<wbr />
      {host}
    </a>
  );
}
