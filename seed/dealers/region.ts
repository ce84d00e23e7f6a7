/** A state or province with its places, written as one text so that the list stays readable. */
export interface Region {
  /** As mail writes it, for example `ID`. */
  readonly code: string;
  /** Telephone area code of the dealers' numbers. */
  readonly areaCode: string;
  /** `name postal-code latitude longitude`, apart by semicolons. */
  readonly places: string;
}

export interface Place {
  readonly name: string;
  readonly postalCode: string;
  readonly lat: number;
  readonly lng: number;
}

/** The places of a region; throws on one that cannot be read. */
export const placesOf = ({ code, places }: Region): readonly Place[] =>
  places.split(';').map(entry => {
    const match = /^(.+) (\S+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry.trim());
    if (!match) throw new Error(`A place of ${code} cannot be read: "${entry.trim()}"`);
    const [, name = '', postalCode = '', lat, lng] = match;
    return { name, postalCode, lat: Number(lat), lng: Number(lng) };
  });
