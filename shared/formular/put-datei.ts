/** Chooses a file for a control as its owner would. */
export function putDatei(input: HTMLInputElement, datei: File): void {
  const auswahl = new DataTransfer();
  auswahl.items.add(datei);
  input.files = auswahl.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
