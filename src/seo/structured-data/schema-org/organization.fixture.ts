import type { SiteOrganization } from './organization';

export const SITE_ORGANIZATION: SiteOrganization = {
  name: 'Larkfield',
  siteUrl: 'https://shop.example',
  logo: 'https://shop.example/brands/larkfield/logo.svg',
};

export const image = (name: string, width = 2000, height = 2000) => ({
  url: `https://cdn.example/cdn/shop/files/${name}.jpg`,
  alt: '',
  width,
  height,
});
