/** Time zones of Canada by the names of their cities (IANA, `America/…`), old names included. */
const CANADA =
  /^Canada\/|^America\/(Toronto|Montreal|Vancouver|Edmonton|Calgary|Winnipeg|Halifax|St_Johns|Regina|Moncton|Glace_Bay|Goose_Bay|Iqaluit|Rankin_Inlet|Resolute|Whitehorse|Dawson|Dawson_Creek|Fort_Nelson|Creston|Cambridge_Bay|Inuvik|Yellowknife|Swift_Current|Thunder_Bay|Nipigon|Rainy_River|Atikokan|Coral_Harbour|Blanc-Sablon|Pangnirtung)$/;
const UNITED_STATES =
  /^US\/|^Pacific\/Honolulu$|^America\/((Indiana|Kentucky|North_Dakota)\/|(New_York|Detroit|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Boise|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Indianapolis|Louisville|Shiprock)$)/;

/** Hints of a browser about its visitor's country. */
export interface BrowserHints {
  /** Language tags, the preferred one first. */
  readonly languages: readonly string[];
  /** IANA name of the time zone. */
  readonly timeZone: string;
}

/**
 * The country that a browser suggests: that of its time zone, since it says where the visitor is,
 * or, if that is not one of ours, that of the first language with a country.
 * @returns an ISO code in capitals, null if nothing suggests a country
 */
export const visitorCountry = ({ languages, timeZone }: BrowserHints): string | null => {
  if (CANADA.test(timeZone)) return 'CA';
  if (UNITED_STATES.test(timeZone)) return 'US';
  for (const tag of languages) {
    const [, region] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag) ?? [];
    if (region) return region.toUpperCase();
  }
  return null;
};
