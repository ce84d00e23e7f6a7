import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SizeGuide } from '~/src/domain/size-guide/size-guide';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { show } from '../shop.fixture';
import { SizeGuideLink } from './size-guide-link';

const collar: SizeGuide = {
  kind: 'collar',
  option: 'Size',
  article: 'fit-the-collar',
  image: null,
  line: null,
  sizes: [
    { value: 'Small', from: 9, to: 14 },
    { value: 'Medium', from: 13, to: 19 },
  ],
};
const door: SizeGuide = { ...collar, kind: 'door', thickness: { from: 1.4, to: 2 } };

const open = async (guide: SizeGuide) => {
  const onChoose = vi.fn();
  show(<SizeGuideLink guide={guide} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('link', { name: 'Size guide' }));
  await waitFor(() => expect(screen.getAllByRole('slider').length).toBeGreaterThan(0));
  return onChoose;
};
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

beforeAll(allowDialogs);
afterEach(cleanup);

describe('the size guide', () => {
  it('is a link to the article until its code is there', () => {
    show(<SizeGuideLink guide={collar} onChoose={() => undefined} />);
    const link = screen.getByRole('link', { name: 'Size guide' });
    expect(link.getAttribute('href')).toBe('/support/articles/fit-the-collar');
  });

  it('finds a collar with room for two fingers, and chooses it', async () => {
    const onChoose = await open(collar);
    slide('Around the neck', 12);
    expect(screen.getByText(/Set the strap to 13 in/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose Small' }));
    expect(onChoose).toHaveBeenCalledWith('Size', 'Small');
  });

  it('measures in centimeters too', async () => {
    await open(collar);
    slide('Around the neck', 12);
    fireEvent.click(screen.getByRole('radio', { name: 'cm' }));
    const slider = screen.getByRole('slider', { name: 'Around the neck' });
    expect(slider.getAttribute('aria-valuetext')).toBe('30 cm');
    expect(screen.getByText(/Set the strap to 33 cm/)).toBeTruthy();
  });

  it('says so where no size fits', async () => {
    await open(collar);
    slide('Around the neck', 20);
    expect(screen.getByText(/No size fits this neck/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it('asks for the shoulder and the thickness of a door', async () => {
    await open(door);
    slide('Shoulder height', 12);
    expect(screen.getByText(/The top of the opening goes 14 in above the floor/)).toBeTruthy();
    slide('Door thickness', 2.5);
    expect(
      screen.getByText('The frame fits doors of 1.4 in to 2 in. Please ask us about yours first.'),
    ).toBeTruthy();
  });
});
