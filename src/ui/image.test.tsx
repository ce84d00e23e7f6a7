import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Image } from './image';

vi.mock('../config/settings/browser-image-proxy', () => ({
  firstImageUrl: (url: string) => `/own${url}`,
}));

afterEach(cleanup);

const asset = { url: '/collar.jpg', width: 1600, height: 1600, alt: 'A collar', hotspot: null };

const addressOf = (props: { priority?: boolean; isEarly?: boolean }) => {
  const urlFor = ({ url }: { url: string }) => url;
  render(<Image asset={asset} urlFor={urlFor} sizes="4rem" {...props} />);
  const image = document.querySelector('img');
  return [image?.getAttribute('src'), image?.getAttribute('loading')];
};

it.each([
  [{ priority: true }, ['/own/collar.jpg', 'eager']],
  [{ isEarly: true }, ['/own/collar.jpg', 'lazy']],
  [{}, ['/collar.jpg', 'lazy']],
])('comes from our own host in a first screen alone: %j', (props, address) => {
  expect(addressOf(props)).toEqual(address);
});

it('leaves the browser no choice where there is one size', () => {
  const urlFor = ({ url }: { url: string }, { width }: { width: number }) => `${url}?w=${width}`;
  const srcSetOf = (widths: readonly number[]) => {
    const { container } = render(
      <Image asset={asset} urlFor={urlFor} sizes="10rem" widths={widths} />,
    );
    return container.querySelector('img')?.getAttribute('srcset');
  };
  expect(srcSetOf([160, 320])).toBe('/collar.jpg?w=160 160w, /collar.jpg?w=320 320w');
  expect(srcSetOf([320])).toBeNull();
});
