import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FormHandler, SubmitResult } from './form-handler';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const messagesOf = (errors: FieldErrors): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  );

/** Validates and sends a form that is already on the page, keeping what was typed before. */
export class FormEngine {
  private readonly form;
  private isTried = false;

  constructor(
    private readonly element: HTMLFormElement,
    private readonly work: FormHandler,
    showErrors: (errors: Readonly<Record<string, string>>) => void,
  ) {
    this.form = createFormControl<FieldValues>({
      resolver: yupResolver(work.schema),
      reValidateMode: 'onChange',
    }).formControl;
    this.form.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => showErrors(messagesOf(errors ?? {})),
    });
  }

  /** A field changed: its error may be corrected now. */
  async changed(target: EventTarget): Promise<void> {
    this.enrol();
    if (!isControl(target) || target.name === '') return;
    await this.form.register(target.name).onChange({ target, type: 'change' });
    if (this.isWrong(target.name)) await this.form.trigger(target.name);
  }

  /**
   * A part that is not a form control, such as a captcha, changed: it is validated once the form
   * was submitted.
   */
  async recheck(name: string): Promise<void> {
    if (this.isTried || this.isWrong(name)) await this.form.trigger(name);
  }

  /** A field lost the focus: its value is validated, unless it is empty. */
  async left(target: EventTarget): Promise<void> {
    this.enrol();
    if (!isControl(target) || target.name === '' || target.value.trim() === '') return;
    if (target.type === 'radio' || target.type === 'checkbox') return;
    await this.form.trigger(target.name);
  }

  /** Submits the form; null if it is incomplete, and the first invalid field has the focus. */
  async submit(): Promise<SubmitResult | null> {
    this.isTried = true;
    this.enrol();
    let sent: SubmitResult | null = null;
    await this.form.handleSubmit(
      async values => {
        sent = await this.work.send(values);
      },
      errors => this.focusPlace(Object.keys(errors)),
    )();
    return this.showRefusal(sent);
  }

  private showRefusal(sent: SubmitResult | null): SubmitResult | null {
    if (sent?.kind !== 'refused') return sent;
    Object.entries(sent.errors).forEach(([name, message], index) =>
      this.form.setError(name, { message }, { shouldFocus: index === 0 }),
    );
    this.focusPlace(Object.keys(sent.errors));
    return sent;
  }

  private isWrong(name: string): boolean {
    return this.form.getFieldState(name).invalid;
  }

  /**
   * If the invalid part is not a form control, the element with its `data-field` gets the focus.
   */
  private focusPlace(names: readonly string[]): void {
    const { elements } = this.element;
    if (names.some(name => elements.namedItem(name))) return;
    const places = [...this.element.querySelectorAll<HTMLElement>('[data-field]')];
    places.find(({ dataset: { field } }) => field && names.includes(field))?.focus();
  }

  /** Fields may be added while the form is open. */
  private enrol(): void {
    for (const control of this.element.elements) {
      if (isControl(control) && control.name !== '') this.form.register(control.name).ref(control);
    }
  }
}
