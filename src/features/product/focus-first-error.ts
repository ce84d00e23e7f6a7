/** Focuses the first invalid control of a form, once the form has shown its errors. */
export const focusFirstError = (form: HTMLFormElement): void => {
  const problem =
    form.querySelector('[aria-invalid="true"]') ?? form.querySelector('.field-error:not(:empty)');
  // Scrolls it to the middle, where no bar covers it or its message.
  problem?.scrollIntoView({ block: 'center' });
  if (problem instanceof HTMLElement) problem.focus({ preventScroll: true });
};
