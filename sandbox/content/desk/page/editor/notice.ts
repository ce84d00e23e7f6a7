import { el } from '../dom';

/** A message to the editor; a bad one is read out at once. */
export const notice = (text: string, mood: 'bad' | '' = ''): HTMLElement =>
  el('p', { class: `notice ${mood}`, role: mood === 'bad' ? 'alert' : 'status' }, text);
