type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values of a page's fields when the visitor left it, in document order. */
export type FieldValues = { name: string; value: string; checked?: boolean }[];

/** Fields that visitors fill in. Passwords are not kept, files cannot be restored. */
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

/** Restores the fields of a page; if the page has changed, only those that are still the same. */
export function writeFieldValues(root: ParentNode, values: FieldValues): void {
  for (const [index, field] of listFields(root).entries()) {
    const known = values[index];
    if (known?.name !== field.name) continue;
    if (isTick(field)) field.checked = known.checked ?? false;
    else field.value = known.value;
  }
}
