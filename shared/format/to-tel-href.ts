/** `07082 000-0` → `tel:+4970820000`, which also works from abroad. */
export function toTelHref(phone: string): string {
  const digits = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`;
}
