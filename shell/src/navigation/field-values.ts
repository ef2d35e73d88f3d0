type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stood in the fields of a page when the visitor left it, by their order. */
export type FieldValues = { name: string; value: string; checked?: boolean }[];

/** Fields somebody fills in. Passwords are nobody's to keep, files cannot be put back. */
function listFields(root: ParentNode): Field[] {
  return [
    ...root.querySelectorAll<Field>(
      'input:not([type=hidden], [type=password], [type=file], [type=submit], [type=button]), textarea, select',
    ),
  ];
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

export function readFieldValues(root: ParentNode): FieldValues {
  return listFields(root).map((field) => ({
    name: field.name,
    value: field.value,
    ...(isTick(field) ? { checked: field.checked } : {}),
  }));
}

/** Fills the fields of a page that came back; where it has changed meanwhile, those that are still the same. */
export function writeFieldValues(root: ParentNode, values: FieldValues): void {
  for (const [index, field] of listFields(root).entries()) {
    const known = values[index];
    if (known?.name !== field.name) continue;
    if (isTick(field)) field.checked = known.checked ?? false;
    else field.value = known.value;
  }
}
