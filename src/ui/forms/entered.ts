type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether visitors enter something in this element. */
export const isField = (element: Element | undefined): element is Field =>
  element !== undefined && element.matches('input, select, textarea');

// When React hydrates a field, it takes the current value for its own, and notices a change only if
// the value differs from the one it remembers. Setting the property of the element tells React the
// older value; the setter of the prototype bypasses React.
const type = (field: Field, before: string, value: string): void => {
  field.value = before;
  const prototype = Reflect.getPrototypeOf(field) ?? field;
  Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * What a visitor has entered in a field.
 * @returns enters it in that field or in the one that replaces it, so that React notices; null if the
 *   field is as the page brought it
 */
export const enteredIn = (field: Field): ((same: Field) => void) | null => {
  const { value } = field;
  if ('selectedOptions' in field) {
    if (field.selectedOptions[0]?.defaultSelected) return null;
    return same => {
      same.value = value;
      same.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if ('checked' in field && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked) return null;
    return same => {
      if ('checked' in same) same.checked = defaultChecked;
      same.click();
    };
  }
  const { defaultValue } = field;
  return value === defaultValue ? null : same => type(same, defaultValue, value);
};
