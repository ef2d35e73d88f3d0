/** `07082 000-0` → `tel:+4970820000`: a phone dials it from abroad, too. */
export function toTelHref(telefon: string): string {
  const digits = telefon.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`;
}
