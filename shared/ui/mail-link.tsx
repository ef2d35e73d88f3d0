/** A mailto link that may wrap at the @, because long addresses are wider than a phone. */
export function MailLink({ address }: { address: string }) {
  const [account, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {account}@<wbr />
      {host}
    </a>
  );
}
