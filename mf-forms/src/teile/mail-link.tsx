/** An address to write to, which may break before the `@` on narrow screens. */
export function MailLink({ adresse }: { adresse: string }) {
  const [konto, host] = adresse.split('@');
  return (
    <a href={`mailto:${adresse}`}>
      {konto}@<wbr />
      {host}
    </a>
  );
}
