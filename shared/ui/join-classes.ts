/** One `class` attribute out of several names; what is missing is left out. */
export function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
