/** Leads to the first control that keeps a form from being sent, once the form has said which. */
export const focusFirstError = (form: HTMLFormElement): void => {
  const problem =
    form.querySelector('[aria-invalid="true"]') ?? form.querySelector('.field-error:not(:empty)');
  // In the middle, where no bar covers it or its message.
  problem?.scrollIntoView({ block: 'center' });
  if (problem instanceof HTMLElement) problem.focus({ preventScroll: true });
};
