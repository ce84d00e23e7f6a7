const CARRIERS: ReadonlyMap<string, string> = new Map([
  ['UPS', 'https://www.ups.com/track?tracknum='],
  ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['Canada Post', 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/'],
]);

/** Where a carrier shows a parcel; null for a carrier that the platform does not know. */
export function trackingUrl(company: string, number: string): string | null {
  const address = CARRIERS.get(company);
  return address === undefined ? null : `${address}${encodeURIComponent(number)}`;
}
