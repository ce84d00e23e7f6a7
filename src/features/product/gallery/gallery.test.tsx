import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '~/src/domain/content/media/media-element.fixture';
import type { MovingPicture } from '~/src/domain/content/media/moving-picture';
import { TestProviders } from '~/src/features/testing';
import { show } from '../shop.fixture';
import { Gallery } from './gallery';

const picture = (name: string) => ({
  url: `https://cdn.example/images/p/d/${name}.jpg`,
  alt: name,
  width: 720,
  height: 720,
});
const images = [picture('front'), picture('back')];
const frames = Array.from({ length: 12 }, (_, index) => picture(`turn-${index}`).url);
const motion: readonly MovingPicture[] = [
  { kind: 'film', ...picture('still'), alt: 'The collar', file: 'https://cdn.example/film.webm' },
  { kind: 'turn', ...picture('turn-0'), alt: '', frames },
];

function Shown() {
  const [current, select] = useState(0);
  return (
    <Gallery title="Collar" images={images} motion={motion} current={current} onSelect={select} />
  );
}

const film = () => document.querySelector('video');
const framesLoading = () =>
  [...document.querySelectorAll<HTMLImageElement>('.turn-stage img')].map(({ src }) => src);

/** Presses a thumbnail, and waits until what moves is loaded. */
const open = async (name: RegExp) => {
  show(<Shown />);
  const thumbnail = screen.getByRole('button', { name });
  fireEvent.focus(thumbnail);
  fireEvent.click(thumbnail);
  await screen.findByRole('slider');
};

beforeEach(() => {
  fakeMedia();
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(cleanup);

describe('what moves in a gallery', () => {
  it('follows the pictures, and counts with them', () => {
    show(<Shown />);
    const names = screen.getAllByRole('button').map(each => each.getAttribute('aria-label'));
    expect(names).toEqual([
      'Show picture 1 of 4',
      'Show picture 2 of 4',
      'Show the film, 3 of 4',
      'Show the 360° view, 4 of 4',
    ]);
    expect(screen.getByText('1 of 4')).toBeTruthy();
  });

  it('is a picture with its mark until its code is loaded', async () => {
    show(<Shown />);
    const marked = () => document.querySelectorAll('li.film-mark, li.turn-mark');
    expect(marked()).toHaveLength(2);
    fireEvent.focus(screen.getByRole('button', { name: /^Show the film/ }));
    await screen.findByRole('slider');
    expect(marked()).toHaveLength(0);
  });

  it('may stand still in a picture of the product', () => {
    const warned = vi.spyOn(console, 'error');
    const still = { kind: 'film', ...picture('front'), file: 'a.webm' } as const;
    const turn = { kind: 'turn', ...picture('front'), frames } as const;
    show(
      <Gallery
        title="Collar"
        images={images}
        motion={[still, turn]}
        current={0}
        onSelect={() => undefined}
      />,
    );
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('is left out where there is no JavaScript', () => {
    const html = renderToString(
      <TestProviders>
        <Shown />
      </TestProviders>,
    );
    expect(html).toContain('1 of 2');
    expect(html).not.toContain('film');
  });

  it('is a film that loads and plays only when it is pressed', async () => {
    await open(/^Show the film/);
    expect(film()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play the film: Collar' }));
    expect(film()).toMatchObject({ autoplay: true, controls: true });
    expect(film()?.src).toBe('https://cdn.example/film.webm');
    expect(document.activeElement).toBe(film());
  });

  it('says so when the film fails, and can be played again', async () => {
    await open(/^Show the film/);
    const play = () => fireEvent.click(screen.getByRole('button', { name: /^Play the film/ }));
    play();
    const broken = film();
    if (!broken) throw new Error('no film');
    fireEvent.error(broken);
    expect(screen.getByRole('alert').textContent).toMatch(/could not be played/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Play the film/ }));
    play();
    expect(film()).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends when the gallery moves on', async () => {
    await open(/^Show the film/);
    fireEvent.click(screen.getByRole('button', { name: /^Play the film/ }));
    expect(film()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 1 of 4' }));
    expect(film()).toBeNull();
  });
});

describe('the view to turn', () => {
  const slider = () => screen.getByRole('slider', { name: 'Turn: Collar' });
  const shown = () =>
    within(
      screen.getByRole('img', { name: 'Collar from all sides' }).parentElement ?? document.body,
    )
      .getAllByRole('presentation', { hidden: true })
      .find(each => each.dataset.shown === 'true')
      ?.getAttribute('src');

  it('loads its pictures only when it is opened', async () => {
    await open(/^Show the film/);
    expect(framesLoading()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^Show the 360° view/ }));
    await waitFor(() => expect(framesLoading()).toHaveLength(12));
  });

  it('turns with the arrow keys, all the way around, without leaving the gallery', async () => {
    await open(/^Show the 360° view/);
    for (const image of document.querySelectorAll('.turn-stage img')) fireEvent.load(image);
    expect(shown()).toContain('turn-0.');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(slider().getAttribute('aria-valuetext')).toBe('30°');
    expect(shown()).toContain('turn-11.');
    fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
    fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
    expect(slider().getAttribute('aria-valuetext')).toBe('330°');
    expect(screen.getByText('4 of 4')).toBeTruthy();
  });

  it('turns with the slider', async () => {
    await open(/^Show the 360° view/);
    fireEvent.change(slider(), { target: { value: '6' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('180°');
  });

  it('says so when its pictures cannot be loaded, and tries again', async () => {
    await open(/^Show the 360° view/);
    await act(async () => {
      for (const image of document.querySelectorAll('.turn-stage img')) fireEvent.error(image);
    });
    expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);
    const tryAgain = screen.getByRole('button', { name: 'Try again' });
    // A drag of the product would take the click.
    const taken = vi.spyOn(Element.prototype, 'setPointerCapture');
    fireEvent.pointerDown(tryAgain, { button: 0 });
    expect(taken).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByRole('img', { name: /from all sides/ }), { button: 0 });
    expect(taken).toHaveBeenCalledOnce();
    fireEvent.click(tryAgain);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(framesLoading()).toHaveLength(12);
    expect(document.activeElement).toBe(slider());
  });
});
