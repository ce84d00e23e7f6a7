import { useEffect, useRef, useState } from 'react';
import { isMemberCode } from '~/src/domain/contact/member-code';
import { codesToTry } from './codes-to-try';
import { REFERRAL_ATTRIBUTE } from '~/src/config/constants';
import { useCart, useCartActions } from '../cart';
import { useLocale } from '../locale';
import { localStore } from '../storage';
import type { LinkCodeStore } from './link-code-store';
import { FOLLOWED_LINK_KEY } from './link-codes-key';

/** The result of a code. */
export interface CodeResult {
  readonly code: string;
  readonly isApplied: boolean;
}

/**
 * Takes the codes from the page's address and adds them to the cart, as soon as there is one.
 * @returns the result, once the store has responded, until dismissed
 */
export function useLinkCodes(
  linkCodes: LinkCodeStore,
  path: string,
): { readonly results: readonly CodeResult[]; readonly dismiss: () => void } {
  const { view, status, cartBusy } = useCart();
  const actions = useCartActions();
  const { store } = useLocale().locale;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [results, setResults] = useState<readonly CodeResult[]>([]);
  const hasCart = status === 'ready' && view.checkoutUrl !== null && !cartBusy;
  const codes = useRef(view.discountCodes);
  /** The member's code that was mentioned before there was a cart. */
  const welcomed = useRef<string | null>(null);

  useEffect(() => {
    codes.current = view.discountCodes;
  });

  useEffect(() => {
    const isNew = linkCodes.capture(localStore.get(FOLLOWED_LINK_KEY) ?? window.location.search);
    localStore.remove(FOLLOWED_LINK_KEY);
    const kept = linkCodes.read();
    const member = kept?.referral && isMemberCode(kept.referral) ? kept.referral : null;
    if (isNew && member !== null && !hasCart) {
      welcomed.current = member;
      setResults([{ code: member, isApplied: true }]);
    }
    if (!hasCart || !kept || kept.told.includes(store)) return;
    linkCodes.markTold(store);
    const { referral } = kept;
    if (referral) actions.setAttributes([{ key: REFERRAL_ATTRIBUTE, value: referral }]);
    const held = codes.current.map(({ code }) => code.toLowerCase());
    const fresh = codesToTry(kept).filter(code => !held.includes(code.toLowerCase()));
    const members = member === null || member === welcomed.current ? [] : [member];
    if (fresh.length > 0) {
      actions.setDiscountCodes([...codes.current.map(({ code }) => code), ...fresh]);
    }
    if (fresh.length + members.length > 0) setAsked([...fresh, ...members]);
  }, [linkCodes, path, hasCart, store, actions]);

  useEffect(() => {
    if (asked.length === 0 || !hasCart) return;
    const wanted = new Set(asked.map(code => code.toLowerCase()));
    // A code that is not in the cart could not be sent; the cart shows a notice.
    const found = view.discountCodes.filter(({ code }) => wanted.has(code.toLowerCase()));
    if (found.some(({ isApplicable }) => isApplicable === null)) return;
    setAsked([]);
    const referrer = view.attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value;
    setResults([
      ...found.map(({ code, isApplicable }) => ({ code, isApplied: isApplicable === true })),
      ...asked
        .filter(isMemberCode)
        .flatMap(code => (code === referrer ? { code, isApplied: true } : [])),
    ]);
  }, [asked, hasCart, view.discountCodes, view.attributes]);

  return { results, dismiss: () => setResults([]) };
}
