import type { Probe } from './probe';

const PLAY =
  '/more-room-to-play?referral_code=PLAY150&utm_campaign=more-room-to-play&utm_source=direct-mail&utm_medium=print';
const KCS =
  '/pet-solutions?referral_code=KCS150&utm_campaign=kcs&utm_source=partner&utm_medium=print';
const TODAY = '/spring-into-safety';

type Row = readonly [path: string, location: string, status?: 302];

/**
 * The table of spec storefront §2.1 and the shop paths of §2.3, with the results for the fence
 * brand of the sandbox.
 */
const ROWS: readonly Row[] = [
  ['/products/service-plans', '/products/service-plan'],
  ['/products/smart-doorman%E2%84%A2-pet-door', '/products/smart-doorman-pet-door'],
  ['/products/doorman%C2%AE-pet-door', '/products/doorman-pet-door'],
  ['/products/boundary-plus-pet-fence-package', '/products/boundary-plus-fence-package'],
  ['/products/boundary-plus-gps-fence', '/products/boundary-plus-gps-collar'],
  ['/products/boundary-plus-gps-collar', '/products/gps-collar'],
  ['/home-and-away-promo', TODAY],
  ['/fetch-perks-offer', TODAY],
  ['/save-199-gps-collar', TODAY],
  ['/visa-gift-card-offer', TODAY],
  ['/cleveland-promo', TODAY],
  ['/neo-save-250', TODAY],
  ['/cr-200', TODAY],
  ['/save-170', TODAY],
  ['/stewarts', TODAY],
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
  ['/why-choose-boundary-plus', '/why-boundary-plus'],
  ['/play', PLAY],
  ['/play?gclid=a+b&utm_source=post&utm_term=x', `${PLAY}&gclid=a+b&utm_term=x`],
  ['/kcs', KCS],
  ['/kcs?utm_content=card', `${KCS}&utm_content=card`],
  ['/your-local-dealer', '/dealers'],
  ['/your-local-dealer/home', '/dealers'],
  ['/app/dashboard', 'https://onboarding.larkfield.example/start?brand=larkfield'],
  ['/gatsby', '/'],
  ['/home-v2', '/'],
  ['/ifb-asset-portal', 'https://assets.larkfield.example/login'],
];

const inCanada = (path: string): string => `/en-ca${path === '/' ? '' : path}`;

const rowInCanada = ([path, location, status]: Row): Row => [
  inCanada(path),
  location.startsWith('/') ? inCanada(location) : location,
  status,
];

/** Each row of the table, also for Canada. `temporary` contains the targets of the two rules. */
export const specificationProbes = (temporary: {
  readonly videos: readonly [us: string, ca: string];
  readonly accountVideos: readonly [us: string, ca: string];
}): readonly Probe[] => {
  const clips = (['/videos', '/account/videos'] as const).flatMap((path, index): readonly Row[] => {
    const [us, ca] = index === 0 ? temporary.videos : temporary.accountVideos;
    return [
      [`${path}/playlists`, us, 302],
      [inCanada(`${path}/playlists`), ca, 302],
    ];
  });
  return [...ROWS, ...ROWS.map(rowInCanada), ...clips].map(([path, location, status = 301]) => ({
    title: `${path} leads to ${location}`,
    path,
    status,
    location,
  }));
};
