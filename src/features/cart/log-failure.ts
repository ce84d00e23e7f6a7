/** Called once per failure of the cart, with what failed and why. */
export type LogFailure = (what: string, why: unknown) => void;

/** Writes failures of the cart to the console (spec storefront §8); shoppers see notices. */
export const logFailure: LogFailure = (what, why) => console.warn(what, why);
