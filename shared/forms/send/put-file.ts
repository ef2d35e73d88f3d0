/** Selects a file in a control, as a user would. */
export function putFile(input: HTMLInputElement, file: File): void {
  const selection = new DataTransfer();
  selection.items.add(file);
  input.files = selection.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
