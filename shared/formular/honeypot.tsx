/**
 * The trap of every form (requirement K-2): people and screen readers never meet it, and `hidden` keeps browsers
 * from filling it in with the company of somebody's address book.
 */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Bitte lassen Sie dieses Feld leer
        <input type="text" name="firma" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
