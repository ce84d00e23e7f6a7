// Neither is in every browser, so neither is in the types of all.
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const connection = (): Connection | undefined => {
  try {
    const found: unknown = Reflect.get(navigator, 'connection');
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
};

/** Whether fetching ahead would cost the visitor: on 2g, or asked to save data (spec storefront §2.5). */
export const isConstrained = (): boolean => {
  const { effectiveType = '', saveData = false } = connection() ?? {};
  return saveData || effectiveType.includes('2g');
};
