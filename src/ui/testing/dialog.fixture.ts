/** Lets tests open modal dialogs, which the test's DOM does not know. */
export const allowDialogs = (): void =>
  void Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
