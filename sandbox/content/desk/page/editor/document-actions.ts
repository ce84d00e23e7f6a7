import { discard, publish } from '../api';
import type { DraftAutosave } from './draft-autosave';
import { notice } from './notice';

interface EditedDocument {
  readonly id: string;
  readonly keeper: DraftAutosave;
  /** Why fields are invalid, by path. */
  readonly problems: ReadonlyMap<string, string>;
  /** Where messages are shown. */
  readonly messages: HTMLElement;
  /** Opens the document again, with a message. */
  readonly reopen: (told: string) => Promise<void>;
}

/** Shows why it failed, if it does. */
async function attempt(
  messages: HTMLElement,
  work: () => Promise<void>,
  failed: string,
): Promise<void> {
  messages.replaceChildren();
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    messages.replaceChildren(notice(`${failed} ${reason}`, 'bad'));
  }
}

/** Publishes the draft, unless a field is invalid. Failures are shown to the editor, never thrown. */
export const publishDocument = (edited: EditedDocument): Promise<void> => {
  const { id, keeper, problems, messages, reopen } = edited;
  const work = async (): Promise<void> => {
    if (problems.size > 0) {
      const list = [...problems.values()].join(' ');
      messages.replaceChildren(notice(`Fix these first. ${list}`, 'bad'));
      return;
    }
    if (!(await keeper.flush()))
      throw new Error('Your changes are still in the form; they are not saved yet.');
    await publish(id, keeper.revision ?? '');
    await reopen('Published. The site shows it after its next build.');
  };
  return attempt(messages, work, 'It could not be published.');
};

/** Discards the draft once it is confirmed. */
export const discardDocument = ({
  id,
  keeper,
  messages,
  reopen,
}: EditedDocument): Promise<void> => {
  const work = async (): Promise<void> => {
    if (!window.confirm('Discard this draft? What is published stays.')) return;
    await keeper.flush();
    await discard(id);
    await reopen('The draft is discarded.');
  };
  return attempt(messages, work, 'The draft could not be discarded.');
};
