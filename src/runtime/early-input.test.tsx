import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { replayEarlyInput, stopRecordingInput } from './early-input';

function Form() {
  const [count, setCount] = useState(0);
  const [color, setColor] = useState('slate');
  const [size, setSize] = useState('s');
  const [note, setNote] = useState('');
  const [isGift, setGift] = useState(false);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        setCount(count + 10);
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        <b>Add</b>
      </button>
      <button type="button" popovertarget="menu" onClick={() => setCount(count + 100)} />
      <button type="submit">Send</button>
      {['slate', 'coral'].map(value => (
        <input
          key={value}
          type="radio"
          value={value}
          checked={color === value}
          onChange={() => setColor(value)}
        />
      ))}
      <input type="checkbox" checked={isGift} onChange={() => setGift(!isGift)} />
      <select value={size} onChange={event => setSize(event.target.value)}>
        <option>s</option>
        <option>l</option>
      </select>
      <textarea value={note} onChange={event => setNote(event.target.value)} />
      <output>{JSON.stringify({ count, color, size, note, isGift })}</output>
    </form>
  );
}

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** The built page before React hydrates it. */
const built = (): void => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const noted: (readonly [string, EventTarget | null])[] = [];
  const note = (event: Event): void => {
    if (event.type === 'submit') event.preventDefault();
    noted.push([event.type, event.target]);
  };
  const kinds = ['click', 'input', 'change', 'submit'];
  for (const kind of kinds) document.addEventListener(kind, note, true);
  window.___early = Object.assign(noted, {
    stop: () => kinds.forEach(kind => document.removeEventListener(kind, note, true)),
  });
};

const comesToLife = async (): Promise<void> => {
  stopRecordingInput();
  flushSync(() => void hydrateRoot(find('#root'), <Form />));
  await replayEarlyInput();
};

const state = (): unknown => JSON.parse(find('output').textContent ?? '');

afterEach(() => {
  delete window.___early;
});

it('replays each press of a button, except those that the browser handles', async () => {
  built();
  find<HTMLElement>('button b').click();
  find<HTMLElement>('button b').click();
  find<HTMLElement>('button[popovertarget]').click();
  await comesToLife();
  expect(state()).toMatchObject({ count: 2 });
});

it('submits a form without an action', async () => {
  built();
  find<HTMLElement>('button[type="submit"]').click();
  await comesToLife();
  expect(state()).toMatchObject({ count: 10 });
});

it('submits a form once that was submitted repeatedly, and removes its busy state', async () => {
  built();
  const button = find<HTMLElement>('button[type="submit"]');
  for (let tap = 0; tap < 4; tap += 1) button.click();
  button.setAttribute('aria-busy', 'true');
  // As after the notice that the page does not answer was shown too early.
  button.setAttribute('aria-disabled', 'true');
  await comesToLife();
  expect(state()).toMatchObject({ count: 10 });
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

it('keeps selections and typed text', async () => {
  built();
  find<HTMLElement>('input[value="coral"]').click();
  find<HTMLElement>('input[type="checkbox"]').click();
  const size = find<HTMLSelectElement>('select');
  size.value = 'l';
  size.dispatchEvent(new Event('change', { bubbles: true }));
  const note = find<HTMLTextAreaElement>('textarea');
  note.value = 'Ring twice';
  note.dispatchEvent(new Event('input', { bubbles: true }));
  await comesToLife();
  expect(state()).toEqual({
    count: 0,
    color: 'coral',
    size: 'l',
    note: 'Ring twice',
    isGift: true,
  });
  expect(note.value).toBe('Ring twice');
});

it('ignores selections that were undone, and fields that are gone', async () => {
  built();
  find<HTMLElement>('input[type="checkbox"]').click();
  find<HTMLElement>('input[type="checkbox"]').click();
  window.___early?.push(['click', document.createElement('button')]);
  await comesToLife();
  expect(state()).toMatchObject({ count: 0, isGift: false });
});

it('replays only once', async () => {
  built();
  find<HTMLElement>('button').click();
  await comesToLife();
  await replayEarlyInput();
  expect(state()).toMatchObject({ count: 1 });
});
