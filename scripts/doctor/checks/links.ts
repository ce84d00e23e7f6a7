import type { Settings } from '~/src/config/settings/settings';
import { attemptText, problemsOf } from '../judge';
import type { Check } from '../problem';

interface Link {
  readonly name: string;
  readonly setting: string;
  readonly url: string | null;
}

/** A document that does not exist: editors get the same page for every id. */
const deskUrlOf = (pattern: string | null): string | null =>
  pattern?.replace('{id}', 'doctor').replace('{path}', 'title') ?? null;

const linkCheck = ({ name, setting, url }: Link): Check => ({
  name,
  leftOutWithout: url === null ? setting : null,
  run: async () => {
    if (url === null) return [];
    const who = `The page of ${setting}`;
    return problemsOf(
      await attemptText({
        who,
        address: setting,
        question: { url },
        // A caller who is not signed in may be turned away.
        isExpected: ({ status }) => status === 401 || status === 403 || status === 405,
      }),
    );
  },
});

/** Pages of other sites that the shop links to. */
export const linkChecks = ({ portals, content }: Settings): readonly Check[] =>
  [
    { name: 'Onboarding', setting: 'PORTAL_ONBOARDING_URL', url: portals.onboarding },
    { name: 'Asset portal', setting: 'PORTAL_ASSETS_URL', url: portals.assets },
    { name: 'Desk', setting: 'CONTENT_DESK_URL', url: deskUrlOf(content.deskUrl) },
  ].map(linkCheck);
