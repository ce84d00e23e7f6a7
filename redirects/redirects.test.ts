import { describe, expect, it } from 'vitest';
import { readRedirects } from '../hosting/redirects/read-redirects';

const written = readRedirects(__dirname);
const rules = new Map(written.rules.map(rule => [rule.from, rule]));

// The rows of spec storefront §2.1 and the shop paths of §2.3; hosting/checks tries what becomes of them on every host.
describe('the redirects of the specification', () => {
  it('can all be parsed', () => {
    expect(written.problems).toEqual([]);
    expect(written.productNames.size).toBeGreaterThan(0);
    expect(written.cities.length).toBeGreaterThan(0);
  });

  it.each([
    ['/products/service-plans', '/products/service-plan'],
    ['/products/smart-doorman™-pet-door', '/products/smart-doorman-pet-door'],
    ['/products/smart-doorman®-pet-door', '/products/smart-doorman-pet-door'],
    ['/products/doorman™-pet-door', '/products/doorman-pet-door'],
    ['/products/doorman®-pet-door', '/products/doorman-pet-door'],
    ['/products/boundary-plus-pet-fence-package', '/products/boundary-plus-fence-package'],
    ['/products/{product}-gps-fence', '/products/{product}-gps-collar'],
    ['/products/{product}-gps-collar', '/products/gps-collar'],
    ['/home-and-away-promo', '{token}'],
    ['/save-199-{product}', '{token}'],
    ['/{city}-promo', '{token}'],
    ['/neo-save-*', '{token}'],
    ['/fetch-perks-offer', '{token}'],
    ['/visa-gift-card-offer', '{token}'],
    ['/cr-200', '{token}'],
    ['/save-170', '{token}'],
    ['/stewarts', '{token}'],
    ['/tailor-made-solutions', '/safety-never-stops'],
    ['/more-than-a-fence', '/safety-never-stops'],
    ['/more-than-a-fence-v2', '/safety-never-stops'],
    ['/safety-never-stops-v2', '/safety-never-stops'],
    ['/customer-referral-program-200', '/referral-program-offer'],
    ['/customer-referral-program-400', '/referral-program-offer'],
    ['/project-breathe', '/from-shelter-to-forever-home'],
    ['/free-consultation-2', '/free-consultation'],
    ['/what-it-costs-2', '/what-it-costs'],
    ['/find-your-fence-online', '/find-your-fence'],
    ['/product/manners-training-consultation', '/manners-dog-obedience-training-pricing'],
    ['/manners-dog-obedience-training-pricing', '/manners-dog-obedience-training'],
    ['/product/doorman-pet-door', '/solutions/pet-door'],
    ['/product/smart-doorman-pet-door', '/solutions/pet-door'],
    ['/why-choose-{product}', '/why-{product}'],
    ['/your-local-dealer', '/dealers'],
    ['/your-local-dealer/home', '/dealers'],
    ['/app/dashboard', '{onboardingDashboard}'],
    ['/ifb-asset-portal', '{assetPortal}'],
    ['/gatsby', '/'],
    ['/home-v2', '/'],
  ])('%s redirects to %s permanently', (from, to) => {
    expect(rules.get(from)).toMatchObject({ to, isTemporary: false });
  });

  it.each([
    ['/videos/playlists', '/videos/gps-collar-training'],
    ['/account/videos/playlists', '/account/videos'],
  ])('%s redirects to %s temporarily, in every locale', (from, to) => {
    expect(rules.get(from)).toMatchObject({ to, isTemporary: true, isInAllLocales: true });
  });

  it.each([
    ['/play', '/more-room-to-play', 'PLAY150'],
    ['/kcs', '/pet-solutions', 'KCS150'],
  ])('%s keeps its promotion', (from, path, code) => {
    const target = new URL(rules.get(from)?.to ?? '/', 'https://shop.test');
    expect(target.pathname).toBe(path);
    expect(target.searchParams.get('referral_code')).toBe(code);
    for (const name of ['utm_campaign', 'utm_source', 'utm_medium']) {
      expect(target.searchParams.get(name), name).toBeTruthy();
    }
  });
});
