// Not all browsers support these, so the standard types lack them.
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

/** Whether it would be costly to load what nobody asked for: on 2g, or with data saving on (spec storefront §2.5). */
export const isConstrained = (): boolean => {
  const { effectiveType = '', saveData = false } = connection() ?? {};
  return saveData || effectiveType.includes('2g');
};
