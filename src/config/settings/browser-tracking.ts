import { toTrackingSettings, type TrackingSettings } from './tracking-settings';

// The bundler replaces each `process.env.GATSBY_…` by its text, so every name is written out.
// Separate from the other settings, because only late code reads these.
export const trackingSettings: TrackingSettings = toTrackingSettings({
  tools: process.env.GATSBY_TRACKING_TOOLS,
  proxied: process.env.GATSBY_PROXIED_TOOLS,
  gtm: { id: process.env.GATSBY_GTM_ID, origin: process.env.GATSBY_GTM_ORIGIN },
  klaviyo: {
    id: process.env.GATSBY_KLAVIYO_COMPANY_ID,
    origin: process.env.GATSBY_KLAVIYO_SCRIPT_ORIGIN,
  },
  adroll: {
    id: process.env.GATSBY_ADROLL_ADVERTISER_ID,
    pixelId: process.env.GATSBY_ADROLL_PIXEL_ID,
    origin: process.env.GATSBY_ADROLL_ORIGIN,
  },
});
