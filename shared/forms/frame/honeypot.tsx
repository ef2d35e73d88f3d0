/**
 * Honeypot of every form (requirement K-2): invisible to people and screen readers, and `hidden` keeps browsers from
 * autofilling it.
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
